const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
}

/** Accents that old TeX fonts print beside their letter ('Informaci´on'), as combining marks. */
const LOOSE_ACCENTS: Readonly<Record<string, string>> = {
  '´': '\u0301',
  '`': '\u0300',
  '˜': '\u0303',
  '¨': '\u0308',
}

/** Combines an accent and the letter beside it. */
export function joinAccents(text: string): string {
  return text
    .replace(/([´`˜¨])\s?([aeiouAEIOUnNı])/g, (_, accent: string, letter: string) => {
      return (letter === 'ı' ? 'i' : letter) + LOOSE_ACCENTS[accent]!
    })
    .normalize('NFC')
}

/** Normalised letters: no ligatures, no soft hyphens, combined accents, NFC, no control characters. */
export function cleanText(text: string): string {
  return joinAccents(text.replace(/[\uFB00-\uFB06]/g, (sign) => LIGATURES[sign] ?? sign))
    .replace(/[\u00A0\u2000-\u200A\u202F\u3000]/g, ' ')
    .replace(/[\p{Cc}\u00AD\u200B-\u200F\u2028-\u202E\u2060\uFEFF\uFFFD]/gu, (sign) =>
      sign === '\t' ? '\t' : '',
    )
}
