const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
}

/** Accents that old TeX fonts set beside their letter ('Informaci´on'), as marks that join it. */
const LOOSE_ACCENTS: Readonly<Record<string, string>> = {
  '´': '\u0301',
  '`': '\u0300',
  '˜': '\u0303',
  '¨': '\u0308',
}

/** An accent beside its letter becomes one sign with it. */
export function joinAccents(text: string): string {
  return text
    .replace(/([´`˜¨])\s?([aeiouAEIOUnNı])/g, (_, accent: string, letter: string) => {
      return (letter === 'ı' ? 'i' : letter) + LOOSE_ACCENTS[accent]!
    })
    .normalize('NFC')
}

/** Letters as they were meant: no ligatures, no soft hyphens, accents joined, NFC, control characters gone. */
export function cleanText(text: string): string {
  return joinAccents(text.replace(/[\uFB00-\uFB06]/g, (sign) => LIGATURES[sign] ?? sign))
    .replace(/[\u00A0\u2000-\u200A\u202F\u3000]/g, ' ')
    .replace(/[\p{Cc}\u00AD\u200B-\u200F\u2028-\u202E\u2060\uFEFF\uFFFD]/gu, (sign) =>
      sign === '\t' ? '\t' : '',
    )
}
