import { splitWords, stemWord } from '#domain/matching/words/words.ts'
import type { OccupationLine, SkillCategory, SkillLine } from './lines.ts'
import { inOneStep, type Steps } from '#domain/matching/words/steps.ts'

/** Feminine stem → masculine stem, for the words in which two forms of an occupation differ. */
function occupationPairs(lines: readonly OccupationLine[]): Map<string, string> {
  const pairs = new Map<string, string>()
  for (const { masculine, feminine } of lines) {
    const [his, hers] = [splitWords(masculine), splitWords(feminine)]
    if (his.length !== hers.length) continue
    for (const [index, word] of hers.entries()) {
      const stem = his[index]!.stem
      if (word.stem !== stem) pairs.set(word.stem, stem)
    }
  }
  return pairs
}

/**
 * Stems for both genders, for texts in which skills are searched: 'vendedora' matches like 'vendedor'. Only words for people are
 * mapped (those of occupations, and adjectives among soft skills), in names of skills and in texts alike, so that 'banca' and
 * 'banco' stay different.
 */
export function* genderStems(
  occupations: readonly OccupationLine[],
  skills: readonly SkillLine[],
): Steps<(word: string) => string> {
  const pairs = occupationPairs(occupations)
  const names: { category: SkillCategory; stems: string[] }[] = []
  for (const [index, { category, name, synonyms }] of skills.entries()) {
    if (index % inOneStep === 0) yield
    for (const named of [name, ...synonyms])
      names.push({ category, stems: splitWords(named.name).map(({ stem }) => stem) })
  }
  const inNames = new Set(names.flatMap(({ stems }) => stems))
  for (const { category, stems } of names) {
    if (category !== 'soft') continue
    for (const stem of stems) {
      const hers = `${stem.slice(0, -1)}a`
      if (stem.length > 4 && stem.endsWith('o') && !inNames.has(hers)) pairs.set(hers, stem)
    }
  }
  return (word) => {
    const stem = stemWord(word)
    return pairs.get(stem) ?? stem
  }
}
