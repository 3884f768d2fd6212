import type { Db } from '#server/db/connection.ts'
import type { CompanyActor, ProfessionalActor, UserActor } from '#server/actor.ts'
import {
  requireAuthor,
  requireJobOwner,
  requireNoteOfTeam,
  requireReceiver,
  requireSender,
  requireStageTemplateOwner,
  requireTagOwner,
  requireTemplateOwner,
  requireViewOwner,
  requireWritten,
} from './ownership.service.ts'

declare const checked: unique symbol
type Checked<Kind extends string> = { id: number } & { readonly [checked]: Kind }

/** An application that the caller sent. */
export type SentApplication = Checked<'sent'>
/** An application that the caller's company received and that is not withdrawn. */
export type ReceivedApplication = Checked<'received'>
/** An application in whose conversation the caller's company writes. */
export type WrittenApplication = Checked<'written'>
/** A job of the caller's company. */
export type OwnJob = Checked<'job'>

/* Only these functions create the proofs, and the services require them: a forgotten check does not compile. */

export async function getSentApplication(
  db: Db,
  actor: ProfessionalActor,
  id: number,
): Promise<SentApplication> {
  await requireSender(db, actor, id)
  return { id } as SentApplication
}

export async function getReceivedApplication(
  db: Db,
  actor: CompanyActor,
  id: number,
): Promise<ReceivedApplication> {
  await requireReceiver(db, actor, id)
  return { id } as ReceivedApplication
}

/** The same, or one that was withdrawn after the company wrote to its person. */
export async function getWrittenApplication(
  db: Db,
  actor: CompanyActor,
  id: number,
): Promise<WrittenApplication> {
  await requireWritten(db, actor, id)
  return { id } as WrittenApplication
}

/** The caller's side of an application, sender or receiver. Nobody else has access. */
export async function getApplicationOfParty(
  db: Db,
  actor: UserActor,
  id: number,
): Promise<{ sent: SentApplication } | { received: ReceivedApplication }> {
  return actor.kind === 'professional'
    ? { sent: await getSentApplication(db, actor, id) }
    : { received: await getReceivedApplication(db, actor, id) }
}

/** A text of the caller's company to answer candidates with. */
export type OwnAnswerTemplate = Checked<'template'>

export async function getOwnTemplate(db: Db, actor: CompanyActor, id: number): Promise<OwnAnswerTemplate> {
  await requireTemplateOwner(db, actor, id)
  return { id } as OwnAnswerTemplate
}

export async function getOwnJob(db: Db, actor: CompanyActor, jobId: number): Promise<OwnJob> {
  await requireJobOwner(db, actor, jobId)
  return { id: jobId } as OwnJob
}

/** A template of stages of the caller's company. */
export type OwnStageTemplate = Checked<'stage-template'>

export async function getOwnStageTemplate(
  db: Db,
  actor: CompanyActor,
  id: number,
): Promise<OwnStageTemplate> {
  await requireStageTemplateOwner(db, actor, id)
  return { id } as OwnStageTemplate
}

/** A tag of the caller's company. */
export type OwnTag = Checked<'tag'>

export async function getOwnTag(db: Db, actor: CompanyActor, id: number): Promise<OwnTag> {
  await requireTagOwner(db, actor, id)
  return { id } as OwnTag
}

/** A saved view of the caller's company. */
export type OwnView = Checked<'view'>

export async function getOwnView(db: Db, actor: CompanyActor, id: number): Promise<OwnView> {
  await requireViewOwner(db, actor, id)
  return { id } as OwnView
}

/** A note of the caller's team on an application that the company still sees. */
export type TeamNote = Checked<'note'> & { applicationId: number }
/** The same, written by the caller. */
export type OwnNote = Checked<'own note'> & { applicationId: number }

export async function getTeamNote(db: Db, actor: CompanyActor, id: number): Promise<TeamNote> {
  const { applicationId } = await requireNoteOfTeam(db, actor, id)
  return { id, applicationId } as TeamNote
}

export async function getOwnNote(db: Db, actor: CompanyActor, id: number): Promise<OwnNote> {
  const { applicationId } = await requireAuthor(db, actor, id)
  return { id, applicationId } as OwnNote
}
