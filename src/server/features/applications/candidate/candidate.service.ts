import { askedInCv } from '#domain/matching/engine.ts'
import type { CandidateSort } from '#contracts/applications/candidate-sorts.ts'
import type { CandidateFilters } from '#contracts/applications/candidate-filters.ts'
import type { CompanyActor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { readTextOfCv } from '#server/features/cv/cv-text.service.ts'
import { getJobProfile } from '#server/features/matching/matching.service.ts'
import type { ReceivedApplication } from '#server/features/applications/applications.policy.ts'
import { findCv, readPlace } from '#server/features/applications/applications.queries.ts'
import { openCv } from '#server/features/applications/applications.service.ts'
import { boardOf } from '#server/features/applications/candidates/candidate-board.service.ts'
import { refreshScores } from '#server/features/applications/candidates/candidate-scores.service.ts'
import { findPlace } from '#server/features/applications/candidates/place.queries.ts'
import { listStages } from '#server/features/applications/stages/stages.queries.ts'
import { findReceived } from '#server/features/applications/candidates/candidates.queries.ts'
import { scoreCandidate } from '#server/features/applications/candidates/candidates.service.ts'
import { findJob } from './candidate.queries.ts'

/** The list that the caller walks through: filters, order, and a stage or all. */
export type Walked = CandidateFilters & {
  sort: CandidateSort
  column?: number | undefined
  whole?: '1' | undefined
}

/** A candidate with the match and the job. */
export async function readCandidate(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'matching'>,
  actor: CompanyActor,
  { id }: ReceivedApplication,
) {
  const row = await findReceived(deps.db, id)
  const job = row && (await findJob(deps.db, row.application.jobId))
  if (!row || !job) throw new AppError('not_found')
  return { candidate: await scoreCandidate(deps, actor, row), job }
}

/** The stages of the candidate's job, and the neighbours in the list that the caller walks through. */
export async function readPlaceOf(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'matching'>,
  actor: CompanyActor,
  { id, jobId }: { id: number; jobId: number },
  { sort, column: wanted, whole, ...filters }: Walked,
) {
  const { db } = deps
  await refreshScores(deps, { jobId })
  const [stages, { stageId, since }] = await Promise.all([listStages(db, jobId), readPlace(db, id)])
  const stage = stages.find((one) => one.id === stageId)
  if (!stage) throw new Error('An application is in no stage of its job')
  // A list of another job, or of a stage that is gone, is the candidate's own.
  const column = whole ? undefined : (stages.find((one) => one.id === wanted) ?? stage)
  const of = boardOf(deps, actor, { id: jobId })
  const place = await findPlace(db, of, filters, { id, sort, column: column?.id })
  return { stages, stage, since, place, column }
}

/**
 * The text of the candidate's CV with what the job asks marked in it. It counts as opening the CV. Throws not_found when there
 * is none to see, and why it cannot be read.
 */
export async function readCvText(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue' | 'storage' | 'documents'>,
  actor: CompanyActor,
  application: ReceivedApplication,
) {
  const row = await findReceived(deps.db, application.id)
  const file = await findCv(deps.db, application.id)
  if (!row || row.isSuspended || !file || file.isRejected)
    throw new AppError('not_found', { message: 'No hay CV disponible para este candidato' })
  const { jobId, professionalId } = row.application
  const [job, text] = await Promise.all([
    getJobProfile(deps, jobId),
    readTextOfCv(deps, professionalId, file),
  ])
  await openCv(deps, actor, application)
  const whole = text.normalize('NFC')
  return { text: whole, ...(job ? askedInCv(job, whole) : { asked: [], marks: [] }) }
}
