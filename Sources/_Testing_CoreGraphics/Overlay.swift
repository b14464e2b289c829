// Empty on purpose, as `_Testing_UIKit` is: the compiler's Swift Testing says that whoever imports both it and a module
// called CoreGraphics also imports a module of this name, which exists on Apple's platforms only.
