import { engineVersion } from '#domain/matching/engine.ts'
import type { Deps } from '#server/deps.ts'
import { presentMonth, scoreFromTexts } from '#server/features/matching/matching.service.ts'
import { listUnscored, upsertScores, type Whose } from './candidate-scores.queries.ts'

/** What a stored score must have been made with, beside what the job and the person say: the engine, and the month that years of work are counted to. */
export const scoreBasis = (deps: Pick<Deps, 'clock'>): string => `${engineVersion} ${presentMonth(deps)}`

const batch = 200

/**
 * Makes the stored scores of a company's candidates, or of a job's, those that the engine gives now: of who has none, and of those whose
 * job or profile changed. Most of the time that is nobody.
 */
export async function refreshScores(deps: Pick<Deps, 'db' | 'clock'>, whose: Whose): Promise<void> {
  const basis = scoreBasis(deps)
  for (let afterId = 0; ;) {
    const rows = await listUnscored(deps.db, whose, basis, { afterId, limit: batch })
    for (const [jobId, ofJob] of Map.groupBy(rows, (row) => row.jobId)) {
      const people = ofJob.map(({ professionalId }) => professionalId)
      const matches = await scoreFromTexts(deps, jobId, people)
      await upsertScores(
        deps.db,
        ofJob.flatMap(({ id, professionalId, jobVersion, professionalVersion }) => {
          const match = matches.get(professionalId)
          return match
            ? [{ applicationId: id, basis, jobVersion, professionalVersion, score: match.score }]
            : []
        }),
      )
    }
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    afterId = last.id
  }
}
