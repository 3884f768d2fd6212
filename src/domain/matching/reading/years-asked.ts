import type { ExperienceLevel } from '#contracts/vocabulary.ts'
import { findDurations } from '#domain/jobs/experience-level.ts'
import type { YearsAsked } from '#domain/matching/types.ts'
import { foldText } from '#domain/text/plain-text.ts'

/** Years of the employer, not of the candidate: '20 años en el mercado', 'con más de 15 años de trayectoria'. */
const OF_THE_EMPLOYER_WORDS = [
  '(?:en|de|dentro de) (?:el |la )?(?:mercado|trayectoria|historia|fundacion|fundada|presencia|vida|rubro)',
  '[a-z]+ando',
  '[a-z]+iendo',
]
const OF_THE_EMPLOYER = new RegExp(String.raw`^\s*(?:${OF_THE_EMPLOYER_WORDS.join('|')})\b`)

/** The years of each level; Infinity: no upper limit. */
export const askedYears: Readonly<Record<YearsAsked, { least: number; most: number }>> = {
  '0-1': { least: 0, most: 1 },
  '1-2': { least: 1, most: 2 },
  '3-5': { least: 3, most: 5 },
  '5+': { least: 5, most: Infinity },
  '8+': { least: 8, most: Infinity },
  '10+': { least: 10, most: Infinity },
}

/** The years that an ad requires: its level, and for the highest level also a higher number in the text. */
export function readYearsAsked(level: ExperienceLevel | null, text: string): YearsAsked | null {
  if (level !== '5+') return level
  const folded = foldText(text)
  const years = findDurations(folded)
    .filter(({ end }) => !OF_THE_EMPLOYER.test(folded.slice(end, end + 40)))
    .map((duration) => duration.years)
  const most = Math.max(0, ...years)
  return most >= 10 ? '10+' : most >= 8 ? '8+' : level
}
