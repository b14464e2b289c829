// What Foundation's `Locale.current` and its like answer in this program.
//
// A function of the same name in the program comes before that of a shared library, as in interposition.c. These jump to
// Swift functions of the same parameters and results (VirtualTime/CurrentValues.swift), and so need not know Swift's calling
// convention: no register is touched. They are weak, so that a program that links Foundation statically keeps Foundation's.
//
// The names are those that Swift gives to the public getters of FoundationEssentials and to Foundation's
// `NSLocalizedString`. A Foundation in which they are called otherwise is not ruled; a test of VirtualTime notices.

#if defined(__x86_64__)
#define JUMP "jmp "
#define THROUGH_TABLE "@PLT"
#elif defined(__aarch64__)
#define JUMP "b "
#define THROUGH_TABLE ""
#else
#error "no jump is written for this processor"
#endif

#define FORWARD(name, target)                                             \
  __asm__(                                                                \
      ".text\n"                                                           \
      ".p2align 4\n"                                                      \
      ".weak \"" name "\"\n"                                              \
      ".type \"" name "\", %function\n"                                   \
      "\"" name "\":\n"                                                   \
      "  " JUMP target THROUGH_TABLE "\n"                                 \
      ".size \"" name "\", . - \"" name "\"\n")

FORWARD("$s20FoundationEssentials6LocaleV7currentACvgZ", "tintype_current_locale");
FORWARD("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", "tintype_current_updated_locale");
FORWARD("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ", "tintype_current_languages");
FORWARD("$s20FoundationEssentials8CalendarV7currentACvgZ", "tintype_current_calendar");
FORWARD("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", "tintype_current_updated_calendar");
FORWARD("$s20FoundationEssentials8TimeZoneV7currentACvgZ", "tintype_current_time_zone");
FORWARD("$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ", "tintype_current_updated_time_zone");
FORWARD("$s10Foundation17NSLocalizedString_9tableName6bundle5value7commentS2S_SSSgAA6BundleCS2StF", "tintype_current_localized_string");
