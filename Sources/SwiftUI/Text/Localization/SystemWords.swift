/// What the system itself writes on its controls, in the languages that are known here.
///
/// A device has these words in every language; Foundation on Linux has none of them. [the words of iOS as its releases in
/// these languages show them; not compared letter by letter with a device]
enum SystemWord: Int {
  case back, cancel, close, delete, done, edit, search, time

  private typealias Row = (
    back: String, cancel: String, close: String, delete: String, done: String, edit: String, search: String,
    time: String
  )
  private static func row(_ language: String, _ script: String?) -> Row? {
    switch language {
    case "en": ("Back", "Cancel", "Close", "Delete", "Done", "Edit", "Search", "Time")
    case "de": ("Zurück", "Abbrechen", "Schließen", "Löschen", "Fertig", "Bearbeiten", "Suchen", "Uhrzeit")
    case "fr": ("Retour", "Annuler", "Fermer", "Supprimer", "Terminé", "Modifier", "Rechercher", "Heure")
    case "es": ("Atrás", "Cancelar", "Cerrar", "Eliminar", "OK", "Editar", "Buscar", "Hora")
    case "it": ("Indietro", "Annulla", "Chiudi", "Elimina", "Fine", "Modifica", "Cerca", "Ora")
    case "pt": ("Voltar", "Cancelar", "Fechar", "Apagar", "OK", "Editar", "Buscar", "Hora")
    case "nl": ("Terug", "Annuleer", "Sluit", "Verwijder", "Gereed", "Wijzig", "Zoek", "Tijd")
    case "sv": ("Tillbaka", "Avbryt", "Stäng", "Radera", "Klar", "Ändra", "Sök", "Tid")
    case "ja": ("戻る", "キャンセル", "閉じる", "削除", "完了", "編集", "検索", "時刻")
    case "ko": ("뒤로", "취소", "닫기", "삭제", "완료", "편집", "검색", "시간")
    case "zh":
      script == "Hant"
        ? ("返回", "取消", "關閉", "刪除", "完成", "編輯", "搜尋", "時間") : ("返回", "取消", "关闭", "删除", "完成", "编辑", "搜索", "时间")
    default: nil
    }
  }

  /// `nil` in a language whose word is not known.
  func text(in locale: Locale) -> String? {
    let language = locale.language
    let script =
      language.script?.identifier ?? Locale.Language(identifier: language.maximalIdentifier).script?.identifier
    guard let row = Self.row(language.languageCode?.identifier ?? "", script) else { return nil }
    return switch self {
    case .back: row.back
    case .cancel: row.cancel
    case .close: row.close
    case .delete: row.delete
    case .done: row.done
    case .edit: row.edit
    case .search: row.search
    case .time: row.time
    }
  }
}

/// A word of the system's in the language around; in English where an app that is not in that language would have it so.
nonisolated struct SystemText: View {
  let word: SystemWord
  @Environment(\.locale) private var locale
  init(_ word: SystemWord) { self.word = word }
  @MainActor var body: some View {
    Text(verbatim: word.text(in: locale) ?? word.text(in: Locale(identifier: "en"))!)
  }
}
