import { rareSkillBounds } from '#domain/matching/weights.ts'

/** The number of active jobs that require a skill, by name. A constant table, so that scores are reproducible. */
export interface DocumentFrequencies {
  jobs: number
  counts: Readonly<Record<string, number>>
}

/** Without a table every skill weighs the same. */
export const noFrequencies: DocumentFrequencies = { jobs: 0, counts: {} }

/** A skill that one job in fifty requires has the factor 100. */
const USUAL_SHARE = 0.02

/** The factor of a skill's weight, in hundredths, within bounds: the rarer, the higher. */
export function rareSkillFactor(table: DocumentFrequencies, skill: string): number {
  if (table.jobs === 0) return 100
  const idf = (count: number) => Math.log((table.jobs + 1) / (count + 1))
  const factor = (100 * idf(table.counts[skill] ?? 0)) / idf(table.jobs * USUAL_SHARE)
  return Math.round(Math.min(rareSkillBounds.most, Math.max(rareSkillBounds.least, factor)))
}

/** Parses a table from its lines: '12 Microsoft Excel'. */
export function readDocumentFrequencies(jobs: number, lines: string): DocumentFrequencies {
  const counts: Record<string, number> = Object.create(null) as Record<string, number>
  for (const line of lines.trim().split('\n')) {
    const space = line.indexOf(' ')
    counts[line.slice(space + 1)] = Number(line.slice(0, space))
  }
  return { jobs, counts }
}
