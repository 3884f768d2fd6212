import type { z } from 'zod'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import type { inviteMemberBody } from '#contracts/companies/team.contract.ts'
import { memberInvitationDays } from '#contracts/companies/team-figures.ts'
import { DAY } from '#domain/time/durations.ts'
import type { CompanyActor } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { perform } from '#server/features/acts/acts.service.ts'
import { requireConfirmedEmail } from '#server/features/plans/confirmed-email.service.ts'
import { invitationCancelAct, memberInvitationAct } from './team.acts.ts'
import {
  deleteExpired,
  deleteExpiredBefore,
  insertInvitation,
  markCancelled,
} from './team-invitations.queries.ts'
import type { OwnInvitation } from '#server/features/companies/companies.policy.ts'
import { readTeam } from './team.service.ts'

type Writing = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>

/** How long an expired invitation is stored, with its address. */
const retention = 30 * DAY

/**
 * Invites a person; the mail leaves when it can no longer be undone. Whether the address has an account is not said here: only
 * its mailbox learns it. Throws already_in_team, already_invited, email_unconfirmed.
 */
export async function inviteMember(
  deps: Writing,
  actor: CompanyActor,
  { email, role }: z.output<typeof inviteMemberBody>,
): Promise<Undoable> {
  await requireConfirmedEmail(deps, actor)
  const { people } = await readTeam(deps, actor)
  if (people.some((person) => person.email === email)) throw new AppError('already_in_team')
  const { companyId, userId } = actor
  const now = deps.clock.now()
  return transaction(deps, async (tx) => {
    await deleteExpired(tx, { companyId, email, now })
    const invitationId = await insertInvitation(tx, {
      companyId,
      email,
      role,
      invitedBy: userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + memberInvitationDays * DAY),
    })
    if (invitationId === null) throw new AppError('already_invited')
    const data = { invitationId, isNew: true }
    return perform(deps, tx, memberInvitationAct, { userId, subjectId: invitationId, data })
  })
}

/** Sends it again when that can no longer be undone. */
export const resendInvitation = (
  deps: Writing,
  { userId }: CompanyActor,
  { id }: OwnInvitation,
): Promise<Undoable> =>
  transaction(deps, (tx) =>
    perform(deps, tx, memberInvitationAct, {
      userId,
      subjectId: null,
      data: { invitationId: id, isNew: false },
    }),
  )

/** Its link stops working at once. Throws not_found when it was accepted meanwhile. */
export const cancelInvitation = (
  deps: Writing,
  { userId }: CompanyActor,
  { id }: OwnInvitation,
): Promise<Undoable> =>
  transaction(deps, async (tx) => {
    if (!(await markCancelled(tx, id, deps.clock.now()))) throw new AppError('not_found')
    return perform(deps, tx, invitationCancelAct, { userId, subjectId: null, data: { invitationId: id } })
  })

export const forgetMemberInvitations = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteExpiredBefore(db, new Date(clock.now().getTime() - retention))
