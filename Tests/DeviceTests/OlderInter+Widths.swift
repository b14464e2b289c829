/// How wide texts are in Inter 3.019, in 1/2816 em: shaped as the advances of `OlderInter` were, and summed.
extension OlderInter {
  static let semiBoldWidths: [String: Double] = [
    "OK": 4088, "GO": 4308, "Enabled": 10999, "With Icon": 12925, "Disabled": 11891, "Default": 9854, "Live": 5566,
    "1D": 3394, "1W": 4189, "1M": 3906, "1Y": 3338, "All": 3506, "First": 6116, "Second": 10327, "Third": 7146,
    "Today": 8305, "Tomorrow": 13784, "Now": 6114, "Ready": 8494, "Upgrade Your Wallet": 27877,
    "The quick brown fox jumps over the lazy dog": 60688, "THE QUICK BROWN FOX JUMPS OVER THE LAZY DOG": 73750,
    "OVERLINE": 13819, "Display": 9997, "Title 1": 8150, "Title 2": 8546, "Title 3": 8631, "Body 2": 9409,
    "Paragraph 2": 16510, "Caption 2": 13153, "semibold 40.0pt": 22290, "semibold 32.0pt": 22202,
    "semibold 24.0pt": 22140, "semibold 20.0pt": 22165, "semibold 16.0pt": 21708, "semibold 14.0pt": 21788,
    "semibold 12.0pt": 21721, "Bitcoin": 9428, "Trading Account": 22544, "BTC - USD": 14358, "$44,403.13": 15633,
    "$7,926.43": 13768, "0.5736523 BTC": 21417, "$15,879.90": 15327, "No Fees": 10918, "Faster": 8640,
    "Warning Alert": 18751, "Tradable": 11975, "6 Column": 13022, "4 Column": 13072, "2 Column": 12947,
  ]
  static let mediumWidths: [String: Double] = [
    "Buy More Crypto": 22768, "The quick brown fox jumps over the lazy dog": 60140, "Subheading": 16083,
    "Body Mono": 15243, "Body 1": 8972, "Paragraph Mono": 22250, "Paragraph 1": 15979, "Caption 1": 12615,
    "Micro (TabBar Text)": 26514, "medium 20.0pt": 20308, "medium 16.0pt": 19867, "medium 14.0pt": 19934,
    "medium 12.0pt": 19896, "medium 10.0pt": 19912, "BTC": 5660, "Bitcoin": 9252, "0.00039387 BTC": 23153,
    "↓ 12.32%": 13090, "Limit Buy - Open": 22416, "$15,482.86": 15269, "0.3576301941 BTC": 25709,
  ]
}
