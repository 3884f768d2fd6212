/**
 * One or two capital letters for a name: of the first two words for a person ('Milagros Quispe' → 'MQ'), of the only word
 * otherwise. Articles and company forms are skipped; an empty name gives '?'.
 */
export function initials(name: string): string {
  const words =
    name
      .normalize('NFC')
      .replaceAll('.', '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => !SMALL_WORDS.has(word.toLocaleLowerCase('es')))
  const [first, second] = telling.length > 0 ? telling : words
  if (!first) return '?'
  return (letter(first) + (second ? letter(second) : '')).toLocaleUpperCase('es')
}

const SMALL_WORDS = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'e', 'sa', 'sac', 'srl', 'eirl'])

const letter = (word: string) => /^./u.exec(word)?.[0] ?? ''

/** Which of the six tints a name has: 1 to 6, always the same for a name, whatever its capitals or spaces. */
export function tintOf(name: string): 1 | 2 | 3 | 4 | 5 | 6 {
  let hash = 2166136261
  for (const sign of name.trim().toLocaleLowerCase('es')) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16777619)
  }
  return (((hash >>> 0) % 6) + 1) as 1 | 2 | 3 | 4 | 5 | 6
}
