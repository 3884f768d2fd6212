import type { z } from 'zod'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import type { inviteBody } from '#contracts/invitations/invitations.contract.ts'
import { invitationDays } from '#contracts/invitations/invitation-figures.ts'
import { DAY } from '#domain/time/durations.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import { invitations } from '#server/db/schema/invitations.table.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, notFound } from '#server/errors.ts'
import { isPending, perform } from '#server/features/acts/acts.service.ts'
import { remove } from '#server/features/acts/removals.service.ts'
import { requireConfirmedEmail } from '#server/features/plans/confirmed-email.service.ts'
import { requireOpenJob } from '#server/features/applications/apply/apply-to-job.service.ts'
import type { CompanyActor } from '#server/actor.ts'
import { createToken, hashToken } from '#server/platform/tokens.ts'
import { invitationAct, invitationRemoval, invitationsAct } from './invitations.acts.ts'
import { invitationUrl } from './invitation.address.ts'
import type { InvitingJob } from './invitations.policy.ts'
import {
  deleteExpiredInvitations,
  deleteInvitationsExpiredBefore,
  insertInvitation,
  type InvitationRow,
  isWaitingInvitation,
} from './invitations.queries.ts'

/** As documented, for one use. */
const validity = invitationDays * DAY
/** How long an expired invitation is stored, with its address. */
export const retention = 30 * DAY

/**
 * Invites a person to an open job of the caller. With an e-mail the link is mailed once this can no longer be undone,
 * and nobody else gets it. Without one the company gets the link. Throws job_gone, email_unconfirmed,
 * already_invited.
 */
export async function invite(
  deps: Deps,
  actor: CompanyActor,
  { id: jobId }: InvitingJob,
  { email = null, message = null }: z.output<typeof inviteBody>,
): Promise<{ invitation: InvitationRow; url: string | null; undo: Undoable | null }> {
  return writeInvitation(deps, actor, { jobId, email, message, professionalId: null })
}

/** Invites a person of the search by mail, without showing the address. Throws as `invite`. */
export async function invitePerson(
  deps: Deps,
  actor: CompanyActor,
  jobId: number,
  person: { professionalId: number; email: string; message: string | null },
): Promise<{ invitation: InvitationRow; undo: Undoable }> {
  const { invitation, undo } = await writeInvitation(deps, actor, { jobId, ...person })
  if (!undo) throw new Error('An invitation by mail can be undone')
  return { invitation, undo }
}

interface Invited {
  professionalId: number | null
  email: string | null
  message: string | null
}

/**
 * Invites people of the search by mail in one act. Who has an open invitation already is left out. Null for `undo`: nobody new.
 * Throws job_gone and email_unconfirmed.
 */
export async function invitePeople(
  deps: Deps,
  actor: CompanyActor,
  jobId: number,
  {
    people,
    message,
  }: { people: readonly { professionalId: number; email: string }[]; message: string | null },
): Promise<{ invited: number; undo: Undoable | null }> {
  await requireInviter(deps, actor, jobId)
  return transaction(deps, async (tx) => {
    const invitationIds: number[] = []
    for (const person of people) {
      const { row } = await insertNew(deps, tx, actor, jobId, { ...person, message })
      if (row) invitationIds.push(row.id)
    }
    if (invitationIds.length === 0) return { invited: 0, undo: null }
    const act = { userId: actor.userId, subjectId: null, data: { invitationIds } }
    return { invited: invitationIds.length, undo: await perform(deps, tx, invitationsAct, act) }
  })
}

async function writeInvitation(
  deps: Deps,
  actor: CompanyActor,
  { jobId, ...person }: Invited & { jobId: number },
): Promise<{ invitation: InvitationRow; url: string | null; undo: Undoable | null }> {
  await requireInviter(deps, actor, jobId)
  return transaction(deps, async (tx) => {
    const { row: invitation, token } = await insertNew(deps, tx, actor, jobId, person)
    if (!invitation) throw new AppError('already_invited')
    if (person.email === null)
      return { invitation, url: invitationUrl(deps.config.publicUrl, token), undo: null }
    const data = { invitationId: invitation.id }
    const act = { userId: actor.userId, subjectId: invitation.id, data }
    return { invitation, url: null, undo: await perform(deps, tx, invitationAct, act) }
  })
}

async function requireInviter(deps: Deps, actor: CompanyActor, jobId: number): Promise<void> {
  await requireOpenJob(deps, jobId)
  await requireConfirmedEmail(deps, actor)
}

/** `row` is null for who has an open invitation already. */
async function insertNew(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  { userId }: CompanyActor,
  jobId: number,
  person: Invited,
): Promise<{ row: InvitationRow | null; token: string }> {
  const now = clock.now()
  const token = createToken()
  if (person.email !== null) await deleteExpiredInvitations(tx, { jobId, email: person.email, now })
  const expiresAt = new Date(now.getTime() + validity)
  const values = {
    ...person,
    jobId,
    tokenHash: hashToken(token),
    invitedBy: userId,
    createdAt: now,
    expiresAt,
  }
  return { row: await insertInvitation(tx, values), token }
}

/** Returns null when its mail was not sent yet. Throws not_found when it belongs to another job or was used. */
export async function cancelInvitation(
  deps: Pick<Deps, 'pool' | 'clock' | 'queue'>,
  { userId }: CompanyActor,
  { id: jobId }: InvitingJob,
  id: number,
): Promise<Undoable | null> {
  return transaction(deps, async (tx) => {
    const rows = { table: invitations, where: isWaitingInvitation({ id, jobId }) }
    const undo = await remove(deps, tx, invitationRemoval, { userId, data: {}, rows: [rows] })
    if (!undo) throw notFound('invitation')
    return (await isPending(tx, invitationAct, id)) ? null : undo
  })
}

export const forgetInvitations = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteInvitationsExpiredBefore(db, new Date(clock.now().getTime() - retention))
