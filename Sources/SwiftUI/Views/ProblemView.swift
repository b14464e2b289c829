/// Stands where a view could not be made: a red frame with the reason, so that nobody takes it for the view.
package struct ProblemView: View {
  let text: String
  package init(text: String) { self.text = text }
  package var body: some View {
    Text(verbatim: text)
      .font(.system(size: 12))
      .foregroundColor(Color(red: 0.75, green: 0, blue: 0.1))
      .padding(8)
      .background(Color(red: 1, green: 0.93, blue: 0.93))
      .border(Color(red: 0.75, green: 0, blue: 0.1), width: 2)
  }
}
