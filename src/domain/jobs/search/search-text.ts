import { foldText } from '#domain/text/plain-text.ts'
import { findSkillMentions } from '#domain/jobs/skill-signs.ts'
import { SYNONYM_GROUPS } from './synonyms.data.ts'

/** A title without gendered endings, whose stray 'a' or '@' would be indexed: 'Diseñador/a', 'Enfermero(a)'. */
export function cleanTitle(title: string): string {
  return title
    .replace(/(\p{L}{3})\s?\((?:[aeo]|[aeo]s|[ao]\/[ao])\)/giu, '$1')
    .replace(/(\p{L}{3})\/(?:[aeo]s?|-[aeo]s?)(?![\p{L}\p{N}])/giu, '$1')
    .replace(/(\p{L}{2})@(s?)(?![\p{L}\p{N}.])/giu, '$1o$2')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * The text to index for a job's title, skills or description. 'TI' is spelled out, because 'ti' is a stop word of the Spanish
 * dictionary, so 'informática' would not find 'Soporte TI'. 'UX/UI' is split, because PostgreSQL takes it for a file path, a single
 * lexeme that neither 'ux' nor 'ui' finds.
 */
export function indexText(text: string): string {
  return cleanTitle(text)
    .replace(/(?<=\p{L})\/(?=\p{L})/gu, ' ')
    .replace(/(?<![\p{L}\p{N}])TI(?:Cs?)?(?![\p{L}\p{N}])/gu, '$& tecnologías de la información')
}

/**
 * A search as sent to the database: `plain` (the typed words without the exact skills; may be empty) or any of `synonyms` must
 * match; each of `exactSkills` must be among the job's `searchTokens`. All empty: nothing to search for.
 *
 * Measured on tests/search (PostgreSQL 18, both text configurations): trigrams on the title (0.5), used only if nothing else
 * matches, find 125 of 125 and admit 1 of 128 wrong ones; used beside the text match (0.55) they admit 5.
 */
export type ExpandedQuery = { plain: string; synonyms: string[]; exactSkills: string[] }

const LONGEST_QUERY = 200
const MOST_WORDS = 12
const MOST_ALTERNATIVES = 12
const NOT_WORDS = /[^\p{L}\p{N}]+/gu

/** One key for all genders and numbers of a word: 'vendedoras' and 'vendedor' share one, 'mesera' and 'mesero' too. */
function wordKey(word: string): string {
  const singular =
    word.length > 4 && /[^aeiou]es$/.test(word)
      ? word.slice(0, -2)
      : word.length > 3
        ? word.replace(/s$/, '')
        : word
  return singular.length > 3 ? singular.replace(/[aeo]$/, '') : singular
}

function phraseKeys(phrase: string): string[] {
  return foldText(phrase).replace(NOT_WORDS, ' ').trim().split(' ').map(wordKey)
}

type Entry = { keys: readonly string[]; alternatives: readonly string[]; isOnlyWhole: boolean }

const entries: Entry[] = []
for (const { terms, broad = [] } of SYNONYM_GROUPS) {
  for (const term of terms) {
    const alternatives = terms.filter((other) => other !== term)
    entries.push({ keys: phraseKeys(term), alternatives, isOnlyWhole: false })
  }
  for (const term of broad) entries.push({ keys: phraseKeys(term), alternatives: terms, isOnlyWhole: true })
}
// Longest first, so that a phrase is matched before its words.
entries.sort((a, b) => b.keys.length - a.keys.length)

type Found = { start: number; length: number; alternatives: readonly string[] }

function findGroups(keys: readonly string[]): Found[] {
  const found: Found[] = []
  for (const entry of entries) {
    const { length } = entry.keys
    if (entry.isOnlyWhole && length !== keys.length) continue
    for (let start = 0; start + length <= keys.length; start++) {
      if (!entry.keys.every((key, offset) => key === keys[start + offset])) continue
      // 'asesor de ventas' was matched as a whole, so 'ventas' inside it is not a second match.
      const isCovered = found.some(
        (other) =>
          start >= other.start && start + length <= other.start + other.length && length < other.length,
      )
      if (!isCovered) found.push({ start, length, alternatives: entry.alternatives })
    }
  }
  return found
}

function replaceWords(words: readonly string[], { start, length }: Found, alternative: string): string {
  return [...words.slice(0, start), alternative, ...words.slice(start + length)].join(' ')
}

/** Parses any typed text: quotes, signs, emoji or a whole page only become words. */
export function expandQuery(query: string): ExpandedQuery {
  const typed = cleanTitle(query.normalize('NFC').slice(0, LONGEST_QUERY)).toLowerCase()
  const folded = foldText(typed)
  const mentions = findSkillMentions(folded)
  const exactSkills = [...new Set(mentions.map(({ token }) => token))]
  // Folding keeps the length of NFC text, so positions are valid in both.
  const rest = typed.length === folded.length ? cut(typed, mentions) : cut(folded, mentions)
  const words = rest.replace(NOT_WORDS, ' ').trim().split(' ').filter(Boolean).slice(0, MOST_WORDS)
  const plain = words.join(' ')
  const groups = findGroups(words.map((word) => wordKey(foldText(word))))
  const synonyms = new Set<string>()
  for (const group of groups)
    for (const alternative of group.alternatives) synonyms.add(replaceWords(words, group, alternative))
  synonyms.delete(plain)
  return { plain, synonyms: [...synonyms].slice(0, MOST_ALTERNATIVES), exactSkills }
}

function cut(text: string, mentions: readonly { start: number; end: number }[]): string {
  return mentions
    .toReversed()
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text)
}
