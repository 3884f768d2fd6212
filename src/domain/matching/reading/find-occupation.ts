import { rankOfWord } from '#domain/matching/words/seniority.ts'
import type { Occupation, Taxonomy } from '#domain/matching/taxonomy/taxonomy.ts'
import { titleWords } from '#domain/matching/words/title-words.ts'
import { GAP, type Word } from '#domain/matching/words/words.ts'

export interface OccupationMatch {
  occupation: Occupation
  /** 0-100: 100 is one of its names. */
  closeness: number
}

/** Words of rank say less about the work than others. */
const RANK_WORD_SHARE = 0.4
/** Words after ' - ' or in brackets usually name the place or the unit. */
const ASIDE_SHARE = 0.4
const LEAST = 45
const MOST_FOUND = 3
/** A part of a title counts by itself if it is almost an occupation's name. */
const LEAST_OF_PART = 85
const PART_CLOSENESS = 96
const MOST_PARTS = 4

/** A first word names a trade if the names with it are in at most this many fields: 'vendedor', 'mecánico', but not 'técnico'. */
const FIELDS_OF_TRADE = 5
/** Another trade with the same object: 'Vendedor de tráileres' is not 'Conductor de tráiler'. */
const OTHER_TRADE_SHARE = 0.6

interface FormIndex {
  /** Stems of first words that name a trade. */
  trades: ReadonlySet<string>
  idf: ReadonlyMap<string, number>
  /** The rarity of a word in no occupation's name: maximal, but it cannot match. */
  rarest: number
  /** Stem → indexes of forms. */
  byStem: ReadonlyMap<string, readonly number[]>
}

const indexes = new WeakMap<Taxonomy, FormIndex>()

function indexOf(taxonomy: Taxonomy): FormIndex {
  const known = indexes.get(taxonomy)
  if (known !== undefined) return known
  const byStem = new Map<string, number[]>()
  for (const [form, { words }] of taxonomy.occupationForms.entries()) {
    for (const stem of new Set(words.map((word) => word.stem))) {
      const forms = byStem.get(stem)
      if (forms) forms.push(form)
      else byStem.set(stem, [form])
    }
  }
  const total = taxonomy.occupationForms.length + 1
  const idf = new Map([...byStem].map(([stem, forms]) => [stem, Math.log(total / forms.length)]))
  const fields = new Map<string, Set<string>>()
  for (const { occupation, words } of taxonomy.occupationForms) {
    const [head] = words
    if (head === undefined || head.isRank) continue
    const known = fields.get(head.stem) ?? new Set()
    fields.set(head.stem, known.add(taxonomy.occupations[occupation]!.field))
  }
  const trades = new Set([...fields].filter(([, { size }]) => size <= FIELDS_OF_TRADE).map(([stem]) => stem))
  const index = { byStem, idf, rarest: Math.max(...idf.values(), 1), trades }
  indexes.set(taxonomy, index)
  return index
}

interface Weighed {
  stem: string
  weight: number
}

function weigh(words: readonly Word[], { idf, rarest }: FormIndex): Weighed[] {
  let isAside = false
  return words.map(({ text, stem, gap }, index) => {
    if (index > 0 && gap >= GAP.bind) isAside = true
    const share = (rankOfWord(text) === null ? 1 : RANK_WORD_SHARE) * (isAside ? ASIDE_SHARE : 1)
    return { stem, weight: share * (idf.get(stem) ?? rarest * 0.6) }
  })
}

/**
 * The occupations that a title names, best first, at most three: 100 for an exact name, otherwise by shared rare words. Words of
 * seniority do not count. Both genders give the same result. [] if none is near.
 */
export function findOccupation(taxonomy: Taxonomy, title: string): OccupationMatch[] {
  const whole = matchWords(taxonomy, titleWords(title))
  const best = new Map(whole.map((match) => [match.occupation.id, match]))
  // 'Vigilante / Agente de seguridad' names two; 'Barista - Miraflores' one and a place.
  const parts = title.split(/\s+[-–—|]\s+|\s*[/|(]\s*(?=\p{L}{3})/u)
  if (parts.length > 1) {
    for (const part of parts.slice(0, MOST_PARTS)) {
      for (const match of matchWords(taxonomy, titleWords(part))) {
        const closeness = Math.min(PART_CLOSENESS, match.closeness)
        if (closeness < LEAST_OF_PART || closeness <= (best.get(match.occupation.id)?.closeness ?? 0))
          continue
        best.set(match.occupation.id, { occupation: match.occupation, closeness })
      }
    }
  }
  return [...best.values()]
    .toSorted((a, b) => b.closeness - a.closeness || a.occupation.id - b.occupation.id)
    .slice(0, MOST_FOUND)
}

function matchWords(taxonomy: Taxonomy, words: readonly Word[]): OccupationMatch[] {
  // 'Practicante' and 'Asistente' say nothing about the work, unless they are a complete name.
  if (words.length === 0) return []
  const exact = taxonomy.occupationNames.get(words)
  if (exact !== undefined) return [{ occupation: taxonomy.occupations[exact]!, closeness: 100 }]
  if (words.every(({ text }) => rankOfWord(text) !== null)) return []
  const index = indexOf(taxonomy)
  const weighed = weigh(words, index)
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0)
  const shares = new Map(weighed.map(({ stem, weight }) => [stem, weight]))
  const best = new Map<number, number>()
  const isTrade = index.trades.has(weighed[0]!.stem)

  for (const form of new Set(weighed.flatMap(({ stem }) => index.byStem.get(stem) ?? []))) {
    const { occupation, words: named } = taxonomy.occupationForms[form]!
    let shared = 0
    let own = 0
    let inTitle = 0
    for (const { stem, isRank } of named) {
      const weight = (index.idf.get(stem) ?? 0) * (isRank ? RANK_WORD_SHARE : 1)
      own += weight
      if (shares.has(stem)) shared += weight
      inTitle += shares.get(stem) ?? 0
    }
    if (own === 0) continue
    const isHead = named[0]?.stem === weighed[0]!.stem
    const isOther = isTrade && !named.some(({ stem }) => stem === weighed[0]!.stem)
    const closeness =
      (isOther ? OTHER_TRADE_SHARE : 1) *
      100 *
      (0.6 * (shared / own) + 0.3 * (inTitle / total) + (isHead ? 0.1 : 0))
    best.set(occupation, Math.max(best.get(occupation) ?? 0, closeness))
  }
  return [...best]
    .filter(([, closeness]) => closeness >= LEAST)
    .toSorted(([a, x], [b, y]) => y - x || a - b)
    .slice(0, MOST_FOUND)
    .map(([id, closeness]) => ({
      occupation: taxonomy.occupations[id]!,
      closeness: Math.min(98, Math.round(closeness)),
    }))
}
