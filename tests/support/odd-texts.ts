/** Texts that a careless program trips over: every one is a text all the same, and a caller may send it. */
export const oddTexts: readonly string[] = [
  ...['', ' ', '\t\n', 'x', '0', '-1', '1e309', 'NaN', 'null', 'undefined', 'true', '[]', '{}'],
  // Alone, half of a pair is no character: UTF-8 can not hold it, and JSON in PostgreSQL refuses it.
  ...[
    'half \ud83e',
    '\udc00 half',
    '\uffff',
    '\ufeffmark',
    '\u202Eright to left',
    'zero\u200bwidth\u200d',
    'e\u0301\u0327',
    '\u001f',
  ],
  // Lower case is longer or shorter than upper case.
  ...['İstanbul', 'straße', 'ŒUVRE', 'Ωµέγα', 'ﷺ', '١٢٣', '২০২৬', '𝔘𝔫𝔦𝔠𝔬𝔡𝔢', '🧪👩🏽‍🔬'],
  ...['%', '_', '100%_\\', "O'Brien'; drop table users; --", '"quoted"', 'a:* & !b | (c', '<->', '<script>alert(1)</script>'],
  ...['../../etc/passwd', '${7*7}', '{{name}}', '$t(server:refused.failed)', '%s%n', '$1', '\\u0041', 'a\r\nSet-Cookie: b=c'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '00000000-0000-0000-0000-000000000000'],
]

/** Texts as people of the trade write them, so that a form made of them is one that could be meant. */
export const usualTexts: readonly string[] = [
  ...['Acetone', 'أسيتون نقي', 'অ্যাসিটোন, ড্রামে', 'Gulf Marjan Chemicals', 'Industrial Road 1', 'الدمام', 'চট্টগ্রাম', 'Jebel Ali'],
  ...['67-64-1', '110-82-7', 'C3H6O', 'C6H12', 'CC(=O)C', 'UN1090', '290211', '200-662-2', 'SA', 'AE', 'BD', 'USD', 'AED', 'BDT'],
  ...['+880', '+966', '1712345678', '501234567', '+8801812345678', '123456', '100000', 'Asia/Dhaka', 'Asia/Riyadh', 'UTC'],
  ...['GHS02', 'H225', 'P210', '1.0.0', 'CTG-11-2233', 'a-browser-of-a-test', 'v=0', 'candidate:1', 'tok_sandbox_visa'],
]
