import { FAIR_WORDING_RULES } from './fair-wording.data.ts'

/** `start` and `end` are positions in the text given; `reason` is for the company, in Spanish. */
export type DiscriminatoryWording = { term: string; start: number; end: number; reason: string }

/** Lowercase without accents, one character for one, so that places found hold in the original. */
function foldInPlace(text: string): string {
  let folded = ''
  for (let index = 0; index < text.length; index++) {
    const base = text[index]!.normalize('NFD')[0]!.toLowerCase()
    folded += base.length === 1 ? base : text[index]!
  }
  return folded
}

/**
 * Words of a job ad that Peru's law counts as discrimination unless the work itself needs them (Ley 26772 as amended by
 * Ley 27270): age, sex, looks, family, origin, creed. They are pointed out before publishing; a person decides.
 * In order of appearance, none overlapping.
 */
export function findDiscriminatoryWording(text: string): DiscriminatoryWording[] {
  const folded = foldInPlace(text)
  const found: DiscriminatoryWording[] = []
  for (const { pattern, unless, reason } of FAIR_WORDING_RULES) {
    for (const match of folded.matchAll(pattern)) {
      const start = match.index
      const end = start + match[0].length
      if (unless?.test(folded.slice(Math.max(0, start - 40), end + 40))) continue
      if (found.some((other) => start < other.end && other.start < end)) continue
      found.push({ term: text.slice(start, end), start, end, reason })
    }
  }
  return found.toSorted((a, b) => a.start - b.start)
}
