import { beginsWithin, SHORTEST_CORRECTED } from '#domain/jobs/search/spelling.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { skillFrequencies } from '#domain/matching/reading/skill-frequency.data.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import type { Skill, Taxonomy } from '#domain/matching/taxonomy/taxonomy.ts'

const MOST = 8
/** With fewer exact results than this, similar spellings are searched too. */
const FEW = 3

/**
 * How a skill matches the typed text, best first: an exact name, a word in its name or in another of its names starts with it, or a
 * similar spelling.
 */
const RANKS = { exact: 0, name: 1, otherName: 2, nearly: 3 } as const

/**
 * Skills (or languages) for typed text, by any of their names; among equals, those required by more jobs first. Without text: the
 * most required ones.
 */
export function suggestSkills(
  typed: string,
  kind: 'skill' | 'language',
  taxonomy: Taxonomy = productTaxonomy(),
): Skill[] {
  const query = foldText(typed)
  const ranks = new Map<number, number>()
  const note = (skill: number, rank: number) => {
    const isAsked = (taxonomy.skills[skill]!.category === 'language') === (kind === 'language')
    if (isAsked && rank < (ranks.get(skill) ?? Infinity)) ranks.set(skill, rank)
  }
  for (const { skill, text } of taxonomy.skillForms) {
    if (text === query) note(skill, RANKS.exact)
    else if (text.startsWith(query) || text.includes(` ${query}`))
      note(skill, text === foldText(taxonomy.skills[skill]!.name) ? RANKS.name : RANKS.otherName)
  }
  if (ranks.size < FEW && query !== '')
    for (const skill of spelledNearly(taxonomy, query)) note(skill, RANKS.nearly)
  const asked = (skill: number) => skillFrequencies.counts[taxonomy.skills[skill]!.name] ?? 0
  return [...ranks]
    .toSorted(([a, rankA], [b, rankB]) => rankA - rankB || asked(b) - asked(a) || a - b)
    .slice(0, MOST)
    .map(([skill]) => taxonomy.skills[skill]!)
}

interface Word {
  text: string
  /** A bit set of its characters in 32 groups: a word without most of the typed ones is skipped. */
  signs: number
  skills: Set<number>
}

/** The skills with a similar word in one of their names for each typed word: 'exel', 'analisis dtos'. */
function spelledNearly(taxonomy: Taxonomy, query: string): Set<number> {
  let found: Set<number> | null = null
  for (const typed of new Set(query.split(' '))) {
    const signs = signsOf(typed)
    const near = new Set<number>()
    for (const word of wordsOf(taxonomy))
      if (beginsNearly(word, typed, signs)) for (const skill of word.skills) near.add(skill)
    for (const skill of found ?? []) if (!near.has(skill)) found?.delete(skill)
    found ??= near
    if (found.size === 0) break
  }
  return found ?? new Set()
}

/** One edit; two for eight letters or more. */
function beginsNearly({ text, signs }: Word, typed: string, typedSigns: number): boolean {
  if (text.startsWith(typed)) return true
  const most = typed.length < SHORTEST_CORRECTED ? 0 : typed.length < 8 ? 1 : 2
  if (most === 0 || text.length < typed.length - most) return false
  let missing = typedSigns & ~signs
  for (let left = most; missing !== 0; left--) {
    if (left === 0) return false
    missing &= missing - 1
  }
  return beginsWithin(typed, text, most)
}

function signsOf(text: string): number {
  let signs = 0
  for (let at = 0; at < text.length; at++) signs |= 1 << (text.charCodeAt(at) & 31)
  return signs
}

const cachedWords = new WeakMap<Taxonomy, Word[]>()

/** The words of all names, without repetition. */
function wordsOf(taxonomy: Taxonomy): Word[] {
  const before = cachedWords.get(taxonomy)
  if (before) return before
  const words = new Map<string, Set<number>>()
  for (const { skill, text } of taxonomy.skillForms)
    for (const word of text.split(' ')) words.set(word, (words.get(word) ?? new Set()).add(skill))
  const list = [...words].map(([text, skills]) => ({ text, signs: signsOf(text), skills }))
  cachedWords.set(taxonomy, list)
  return list
}
