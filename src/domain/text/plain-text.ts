const COMBINING_MARKS = /\p{M}/gu

/** Lower case, no accents (ñ becomes n), single spaces: for comparing spellings. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(COMBINING_MARKS, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** 'Diseñador/a UX (Lima)' → 'disenador-a-ux-lima'. Empty if no letter or digit is left. */
export function slugify(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')
}

const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  iexcl: '¡',
  iquest: '¿',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  deg: '°',
  euro: '€',
}
const ENTITY_ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  uml: '\u0308',
  tilde: '\u0303',
}

function decodeEntity(whole: string, name: string): string {
  if (name.startsWith('#')) {
    const isHex = name[1] === 'x' || name[1] === 'X'
    const code = isHex ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
  }
  const letter = /^([a-z])(acute|grave|uml|tilde)$/i.exec(name)
  if (letter) return (letter[1]! + ENTITY_ACCENTS[letter[2]!.toLowerCase()]!).normalize('NFC')
  return NAMED_ENTITIES[name.toLowerCase()] ?? whole
}

/**
 * Text without markup, control characters and the broken bullets of office documents ('¿\t', private-use characters). Paragraphs
 * (one blank line) and list items (own line, '• ') are kept. The result is text, not HTML.
 */
export function plainText(source: string): string {
  return (
    source
      .replace(/\r\n?/g, '\n')
      .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
      .replace(/<li\b[^<>]*>/gi, '\n• ')
      .replace(/<br\b[^<>]*>|<\/(?:li|tr|div|h[1-6])\s*>/gi, '\n')
      .replace(/<\/?(?:p|ul|ol|table)\b[^<>]*>/gi, '\n\n')
      .replace(/<[a-z/!][^<>]*>/gi, ' ')
      .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, decodeEntity)
      // Runs of spaces are reduced first: otherwise the patterns below would take quadratic time.
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      // A '¿' before a space is not a question mark but a lost bullet character.
      .replace(/\s*(?:¿(?=\s)|[•●▪■◦➢➤➔✓✔❖\uE000-\uF8FF])[^\S\n]*\n?/gu, '\n• ')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/[\p{Cc}\p{Cf}\uFFFD]/gu, (character) => (character === '\n' ? character : ''))
      .replace(/ *\n */g, '\n')
      .replace(/\n(?:•\n)+/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  )
}

/** Escapes a text for HTML, so that nothing in it is markup. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
