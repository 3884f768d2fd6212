import { Readable } from 'node:stream'
import { askedInCv } from '#domain/matching/engine.ts'
import type { CompanyActor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { FileReply } from '#server/file-reply.ts'
import { readTextOfCv } from '#server/features/cv/cv-text.service.ts'
import { getJobProfile } from '#server/features/matching/matching.service.ts'
import type { ReceivedApplication } from '#server/features/applications/applications.policy.ts'
import { presentReceived } from '#server/features/applications/applications.presenter.ts'
import { findCv } from '#server/features/applications/applications.queries.ts'
import type { ScoredCandidate } from '#server/features/applications/candidates/candidates.service.ts'
import { presentNotes } from '#server/features/applications/notes/notes.presenter.ts'
import { readNotes } from '#server/features/applications/notes/notes.service.ts'
import { presentScorecards } from '#server/features/applications/scorecards/scorecards.presenter.ts'
import { readScorecards } from '#server/features/applications/scorecards/scorecards.service.ts'
import { mimeTypes } from '#server/platform/storage/file-kinds.ts'
import { candidatePaper } from './candidate-paper.ts'
import { readCandidate } from './candidate.service.ts'

type PaperDeps = Pick<
  Deps,
  'db' | 'pool' | 'clock' | 'matching' | 'storage' | 'documents' | 'reportPrinter' | 'log'
>

/** A candidate as a PDF, with what the caller may read. Throws unavailable when too many others wait. */
export async function printCandidate(
  deps: PaperDeps,
  actor: CompanyActor,
  application: ReceivedApplication,
  { withNotes }: { withNotes: boolean },
): Promise<FileReply> {
  const { candidate, job } = await readCandidate(deps, actor, application)
  const at = deps.clock.now()
  const paper = candidatePaper({
    candidate: presentReceived(candidate, at),
    job,
    asked: await askedOf(deps, candidate),
    scorecards: presentScorecards(await readScorecards(deps, actor, application), actor),
    notes: withNotes ? presentNotes(await readNotes(deps, actor, application), actor) : null,
    at,
  })
  const bytes = await deps.reportPrinter.draw(paper)
  if (!bytes) throw new AppError('unavailable', { retryAfter: 5 })
  return {
    stream: Readable.from([bytes]),
    name: `${paper.title}.pdf`,
    mime: mimeTypes.pdf,
    size: bytes.length,
  }
}

/** What the CV names of what the job asks; null when it cannot be read: the paper does without it. */
async function askedOf(deps: PaperDeps, { row }: ScoredCandidate) {
  const { id, jobId, professionalId } = row.application
  const [file, job] = await Promise.all([findCv(deps.db, id), getJobProfile(deps, jobId)])
  if (!file || !job || row.isSuspended || file.isRejected) return null
  try {
    return askedInCv(job, await readTextOfCv(deps, professionalId, file)).asked
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
