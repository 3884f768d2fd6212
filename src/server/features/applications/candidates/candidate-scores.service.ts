import { experienceYears } from '#domain/cv/experience-years.ts'
import { engineVersion } from '#domain/matching/engine.ts'
import type { Deps } from '#server/deps.ts'
import { presentMonth, scoreFromTexts } from '#server/features/matching/matching.service.ts'
import {
  findLastApplication,
  listPeriods,
  listUnscored,
  upsertScores,
  type Whose,
} from './candidate-scores.queries.ts'

/**
 * What a stored score depends on besides the data of job and person: the engine, and the month up to which years of
 * work are counted.
 */
export const scoreBasis = (deps: Pick<Deps, 'clock'>): string => `${engineVersion} ${presentMonth(deps)}`

const batch = 200

/**
 * Updates the stored scores of a company's or a job's candidates: those that are missing, and those whose job or
 * profile changed. Usually there are none.
 */
export async function refreshScores(
  deps: Pick<Deps, 'db' | 'clock'>,
  whose: Whose,
  firstAfterId = 0,
): Promise<void> {
  const basis = scoreBasis(deps)
  for (let afterId = firstAfterId; ;) {
    const rows = await listUnscored(deps.db, whose, basis, { afterId, limit: batch })
    for (const [jobId, ofJob] of Map.groupBy(rows, (row) => row.jobId)) {
      const people = ofJob.map(({ professionalId }) => professionalId)
      const [matches, periods] = await Promise.all([
        scoreFromTexts(deps, jobId, people),
        listPeriods(deps.db, people),
      ])
      await upsertScores(
        deps.db,
        ofJob.flatMap(({ id, professionalId, jobVersion, professionalVersion, appliedAt }) => {
          const score = matches.get(professionalId)?.score
          if (score === undefined) return []
          const years = experienceYears(periods.get(professionalId) ?? [], presentMonth(deps))
          return [{ applicationId: id, basis, jobVersion, professionalVersion, appliedAt, score, years }]
        }),
      )
    }
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    afterId = last.id
  }
}

/** How many ids one night task goes through: with a new engine it computes as many scores in a few seconds. */
const idsAtOnce = 10_000

/**
 * Updates the stored scores of the applications after an id, of any company, so that a report on all of them is at most a day
 * old. Returns the id after which to go on; null: these were the last.
 */
export async function refreshScoresAfter(
  deps: Pick<Deps, 'db' | 'clock'>,
  afterId: number,
): Promise<number | null> {
  const upToId = afterId + idsAtOnce
  await refreshScores(deps, { upToId }, afterId)
  return (await findLastApplication(deps.db)) > upToId ? upToId : null
}
