// Empty on purpose. The compiler's Swift Testing says that whoever imports both it and a module called UIKit also imports a
// module of this name (a cross-import overlay), which exists on Apple's platforms only. Without it no test file that
// imports Testing and SwiftUI would compile.
