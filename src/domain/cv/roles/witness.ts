import type { ReadExperience, ReadPeriod } from '#domain/cv/cv.ts'
import type { Line } from '#domain/cv/layout/text-line.ts'
import { alignEntries, type KnownEntry } from './align-entries.ts'
import type { Features } from './role-features.ts'
import { LABELS, type Role } from './role-labels.ts'
import type { Token } from './role-tokens.ts'

/** No CV has more jobs in one section; longer input would only slow everyone down. */
const MOST_JOBS = 60

/** An entry of the given texts and period. */
export const knownEntry = (
  texts: Partial<Record<Role, string | null | undefined>>,
  { start, end, isCurrent }: Pick<KnownEntry, 'start' | 'end' | 'isCurrent'>,
): KnownEntry => ({
  texts: Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as KnownEntry['texts'],
  start,
  end,
  isCurrent,
})

const periodOf = ({ start, end, isCurrent }: ReadPeriod) => ({
  start: start?.value ?? null,
  end: end?.value ?? null,
  isCurrent,
})

/**
 * The features of a section with what the rules read there: for each token the label that their jobs give it, alone and with its
 * neighbours. Random layouts teach the model how far to believe them.
 */
export function withWitness(
  features: Features,
  lines: readonly Line[],
  tokens: readonly Token[],
  jobs: readonly ReadExperience[],
): Features {
  const entries = jobs
    .slice(0, MOST_JOBS)
    .map((job) =>
      knownEntry(
        { what: job.position?.value, where: job.company?.value, place: job.place?.value },
        periodOf(job),
      ),
    )
  const labels = alignEntries([tokens], entries).labels[0] ?? []
  const labelAt = (at: number) => LABELS[labels[at] ?? -1] ?? 'none'
  return {
    ...features,
    tokens: features.tokens.map((names, at) => {
      const own = labelAt(at)
      const { boundary, row } = tokens[at]!
      return [
        ...names,
        `R${own}`,
        `Rp${labelAt(at - 1)}|${own}`,
        `Rn${own}|${labelAt(at + 1)}`,
        `Rx${own}|${boundary}`,
        `Rl${own}|${lines[row]!.isBold}`,
      ]
    }),
  }
}
