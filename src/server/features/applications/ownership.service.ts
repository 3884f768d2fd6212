import type { Db } from '#server/db/connection.ts'
import { AppError, notFound } from '#server/errors.ts'
import type { CompanyActor, ProfessionalActor } from '#server/actor.ts'
import { findJobOwner } from '#server/features/applications/candidates/candidates.queries.ts'
import { findTemplate } from '#server/features/applications/close-out/templates.queries.ts'
import { findStageTemplate } from '#server/features/applications/stages/stage-templates.queries.ts'
import { findTag } from '#server/features/applications/tags/tags.queries.ts'
import { findView } from '#server/features/applications/candidates/views.queries.ts'
import { wasWrittenTo } from '#server/features/applications/messages/messages.queries.ts'
import { findNote, type NoteRow } from '#server/features/applications/notes/notes.queries.ts'
import { findSides } from './applications.queries.ts'

/*
 * Checks who owns an application or a job. The policy of each feature calls it and creates its own proof. Another
 * person's thing is reported as not found, as if it did not exist.
 */

/** Requires that the caller sent it. */
export async function requireSender(db: Db, actor: ProfessionalActor, applicationId: number): Promise<void> {
  const found = await findSides(db, applicationId)
  if (found?.professionalId !== actor.professionalId) throw new AppError('not_found')
}

/** Requires that the caller's company received it and that it is not withdrawn. */
export async function requireReceiver(db: Db, actor: CompanyActor, applicationId: number): Promise<void> {
  const found = await findSides(db, applicationId)
  if (found?.companyId !== actor.companyId || found.withdrawnAt) throw new AppError('not_found')
}

/** The same, or one that was withdrawn after the company wrote: what was said can still be read. */
export async function requireWritten(db: Db, actor: CompanyActor, applicationId: number): Promise<void> {
  const found = await findSides(db, applicationId)
  const isSeen = found && (!found.withdrawnAt || (await wasWrittenTo(db, applicationId)))
  if (!isSeen || found.companyId !== actor.companyId) throw new AppError('not_found')
}

/** As with jobs elsewhere: throws forbidden for an active job, which is public, and not_found for others. */
export async function requireJobOwner(db: Db, actor: CompanyActor, jobId: number): Promise<void> {
  const found = await findJobOwner(db, jobId)
  if (found?.companyId !== actor.companyId)
    throw found?.isActive ? new AppError('forbidden') : notFound('job')
}

export async function requireTemplateOwner(db: Db, actor: CompanyActor, id: number): Promise<void> {
  const found = await findTemplate(db, id)
  if (found?.companyId !== actor.companyId) throw new AppError('not_found')
}

export async function requireStageTemplateOwner(db: Db, actor: CompanyActor, id: number): Promise<void> {
  if ((await findStageTemplate(db, id))?.companyId !== actor.companyId) throw new AppError('not_found')
}

export async function requireTagOwner(db: Db, actor: CompanyActor, id: number): Promise<void> {
  if ((await findTag(db, id))?.companyId !== actor.companyId) throw new AppError('not_found')
}

export async function requireViewOwner(db: Db, actor: CompanyActor, id: number): Promise<void> {
  if ((await findView(db, id))?.companyId !== actor.companyId) throw new AppError('not_found')
}

/** Requires that the note is about a candidate that the caller's company still sees; returns it. */
export async function requireNoteOfTeam(db: Db, actor: CompanyActor, id: number): Promise<NoteRow> {
  const found = await findNote(db, id)
  if (!found) throw new AppError('not_found')
  await requireReceiver(db, actor, found.applicationId)
  return found
}

/** The same, and that the caller wrote it. */
export async function requireAuthor(db: Db, actor: CompanyActor, id: number): Promise<NoteRow> {
  const found = await requireNoteOfTeam(db, actor, id)
  if (found.userId !== actor.userId)
    throw new AppError('forbidden', { message: 'Solo quien escribió la nota puede cambiarla.' })
  return found
}
