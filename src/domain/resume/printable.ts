const letters = String.raw`\u0020-\u007E\u00A1-\u00FF\u0131\u0152\u0153`
const signs = String.raw`\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2039\u203A\u20AC\u2122`
/** The characters that the font contains: ASCII, Latin-1, quotes, dashes, dots, bullet, euro, trade mark. */
const KNOWN = new RegExp(String.raw`[${letters}${signs}\n]`)
const INSTEAD: Readonly<Record<string, string>> = {
  '\u00A0': ' ',
  '\u202F': ' ',
  '\t': ' ',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  '→': '->',
  '≥': '>=',
  '≤': '<=',
  '−': '-',
  '‑': '-',
  '▪': '•',
  '●': '•',
  '►': '•',
  '✓': '•',
}

/**
 * The text in characters that the font contains: missing accents are removed, and characters without a letter (an
 * emoji) are dropped.
 */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC'), (sign) => {
    if (KNOWN.test(sign)) return sign
    const other = INSTEAD[sign] ?? sign.normalize('NFKD').replaceAll(/\p{M}/gu, '')
    return Array.from(other).every((letter) => KNOWN.test(letter)) ? other : ''
  })
    .join('')
    .replaceAll(/ {2,}(?=\p{L})/gu, (spaces) => (spaces.length > 2 ? spaces : ' '))
}
