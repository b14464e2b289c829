/// With bash alone: the package bash-completion is not needed.
enum BashCompletions {
  static func text(_ commands: [CommandDescription]) -> String {
    let record = commands[0].name
    var values: [String] = [], options: [String] = [], operands: [String] = []
    for command in commands {
      let all = ProgramDescription.options(of: command)
      for option in all where option.value != nil {
        let names = option.names.map { "\"\(command.name) \($0)\"" }.joined(separator: "|")
        values.append("      \(names)) \(offer(option.values)) ;;")
      }
      options.append(
        "      \(command.name)) words=\(Completions.quoted(all.flatMap(\.names).joined(separator: " "))) ;;")
      for (i, operand) in command.operands.enumerated() {
        let isLast = i == command.operands.count - 1 && operand.isRepeated
        operands.append("      \"\(command.name) \(isLast ? "\"*" : "\(i)\"")) \(offer(operand.values)) ;;")
      }
    }
    let takesValue = commands.flatMap { command in
      command.options.filter { $0.value != nil }.flatMap { $0.names.map { "\"\(command.name) \($0)\"" } }
    }
    return """
      # bash completion for \(ProgramDescription.name); made by: \(ProgramDescription.name) completions bash
      _snapshot_record_files() {
        local IFS=$'\\n'
        compopt -o filenames 2>/dev/null
        if [[ -n ${1:-} ]]; then
          COMPREPLY=($(compgen -d -- "$cur") $(compgen -f -X "!*.$1" -- "$cur"))
        else
          COMPREPLY=($(compgen -f -- "$cur"))
        fi
      }
      _snapshot_record_folders() {
        local IFS=$'\\n'
        compopt -o filenames 2>/dev/null
        COMPREPLY=($(compgen -d -- "$cur"))
      }
      _snapshot_record_words() { COMPREPLY=($(compgen -W "$1" -- "$cur")); }
      _snapshot_record() {
        local cur=${COMP_WORDS[COMP_CWORD]} command='' option='' count=0 word words i
        COMPREPLY=()
        # --name=value comes as three words.
        if [[ $cur == "=" ]]; then cur=''; fi
        for ((i = 1; i < COMP_CWORD; i++)); do
          word=${COMP_WORDS[i]}
          if [[ $word == "=" ]]; then continue; fi
          if [[ -n $option ]]; then option=''; continue; fi
          case $word in
            # What follows is for another program.
            --) return ;;
            -*)
              # Without a command it records.
              case "${command:-\(record)} $word" in
                \(takesValue.joined(separator: "|"))) option=$word ;;
              esac ;;
            *) if [[ -z $command ]]; then command=$word; else count=$((count + 1)); fi ;;
          esac
        done
        if [[ -n $option ]]; then
          case "${command:-\(record)} $option" in
      \(values.joined(separator: "\n"))
          esac
          return
        fi
        if [[ $cur == -* ]]; then
          case ${command:-\(record)} in
      \(options.joined(separator: "\n"))
          esac
          _snapshot_record_words "$words"
        elif [[ -z $command ]]; then
          _snapshot_record_words \(Completions.quoted(commands.map(\.name).joined(separator: " ")))
        else
          case "$command $count" in
      \(operands.joined(separator: "\n"))
          esac
        fi
      }
      complete -F _snapshot_record \(ProgramDescription.name)
      """
  }

  private static func offer(_ values: CommandDescription.Values) -> String {
    switch values {
    case .text, .number, .command: ":"
    case .file(let ending): "_snapshot_record_files" + (ending.map { " " + $0 } ?? "")
    case .folder: "_snapshot_record_folders"
    case .oneOf(let words), .suggestions(let words):
      "_snapshot_record_words " + Completions.quoted(words.joined(separator: " "))
    }
  }
}
