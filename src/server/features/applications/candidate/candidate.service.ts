import { askedInCv } from '#domain/matching/engine.ts'
import type { CompanyActor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { readTextOfCv } from '#server/features/cv/cv-text.service.ts'
import { getJobProfile } from '#server/features/matching/matching.service.ts'
import type { ReceivedApplication } from '#server/features/applications/applications.policy.ts'
import { findCv } from '#server/features/applications/applications.queries.ts'
import { openCv } from '#server/features/applications/applications.service.ts'
import {
  refreshScores,
  scoreBasis,
} from '#server/features/applications/candidates/candidate-scores.service.ts'
import { findReceived } from '#server/features/applications/candidates/candidates.queries.ts'
import { scoreCandidate } from '#server/features/applications/candidates/candidates.service.ts'
import { findJob, listColumn } from './candidate.queries.ts'

/** A candidate with the match, the job, and the neighbours among those with the same status. */
export async function readCandidate(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'matching'>,
  actor: CompanyActor,
  { id }: ReceivedApplication,
) {
  const row = await findReceived(deps.db, id)
  const job = row && (await findJob(deps.db, row.application.jobId))
  if (!row || !job) throw new AppError('not_found')
  const { jobId, status } = row.application
  await refreshScores(deps, { jobId })
  const [candidate, column] = await Promise.all([
    scoreCandidate(deps, actor, row),
    listColumn(deps.db, { jobId, status, basis: scoreBasis(deps) }),
  ])
  const at = column.indexOf(id)
  return {
    candidate,
    job,
    place: {
      position: at + 1,
      total: column.length,
      previousId: column[at - 1] ?? null,
      nextId: column[at + 1] ?? null,
    },
  }
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
