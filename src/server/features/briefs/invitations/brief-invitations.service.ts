import type { Undoable } from '#contracts/acts/act-fields.ts'
import type { AskedState } from '#contracts/briefs/brief-invitations.contract.ts'
import {
  mostInvitationsReceived,
  mostInvited,
  mostInvitedADay,
  mostSuggested,
} from '#contracts/briefs/briefs-figures.ts'
import { DAY } from '#domain/time/durations.ts'
import type { CompanyActor, ProfessionalActor } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { perform } from '#server/features/acts/acts.service.ts'
import { pushToCompany } from '#server/features/briefs/briefs.acts.ts'
import type { OwnBrief, OwnInvitation } from '#server/features/briefs/briefs.policy.ts'
import type { BriefRow } from '#server/features/briefs/briefs.queries.ts'
import { requireBrief, requireOpen } from '#server/features/briefs/briefs.service.ts'
import { atLeast, findFitting, type FittingPerson } from '#server/features/briefs/find-fitting.ts'
import { isHeld } from '#server/features/briefs/moderation/judge-brief.service.ts'
import { findOpenBrief } from '#server/features/briefs/open-briefs.queries.ts'
import { requireConfirmedEmail } from '#server/features/plans/confirmed-email.service.ts'
import { askAct, refuseAskAct } from './brief-invitations.acts.ts'
import {
  countAsked,
  countReceivedSince,
  declineInvitation,
  hasProposed,
  insertInvitation,
  type InvitedRow,
  listInvited,
  listPeople,
  type PersonRow,
  readAsked,
} from './brief-invitations.queries.ts'

type Reading = Pick<Deps, 'db' | 'clock'>
type Writing = Pick<Deps, 'db' | 'pool' | 'clock' | 'queue'>

export interface AskedRow extends PersonRow {
  reasons: string[]
  state: AskedState
  askedAt: Date | null
}

const aDayAgo = ({ clock }: Pick<Deps, 'clock'>): Date => new Date(clock.now().getTime() - DAY)

/** Those who fit, without those whom enough companies invited today. */
const findFree = (deps: Reading, brief: BriefRow): Promise<FittingPerson[]> =>
  findFitting(deps, brief, {
    most: mostSuggested,
    busy: async (ids) =>
      atLeast(await countReceivedSince(deps.db, ids, aDayAgo(deps)), mostInvitationsReceived),
  })

/** Who fits an open brief and who was invited, and how many may still be. A closed one shows only whom it had invited. */
export async function readPeople(
  deps: Reading,
  actor: CompanyActor,
  brief: OwnBrief,
): Promise<{ people: AskedRow[]; left: number }> {
  const briefId = brief.id
  const isOpen = brief.status === 'open' && brief.isNotified && !isHeld(brief)
  const [fitting, invited, asked] = await Promise.all([
    isOpen ? findFree(deps, brief) : [],
    listInvited(deps.db, briefId),
    readAsked(deps.db, { companyId: actor.companyId, briefId, since: aDayAgo(deps) }),
  ])
  const invitedOf = new Map(invited.map((row) => [row.professionalId, row]))
  const others = fitting.filter(({ professionalId }) => !invitedOf.has(professionalId))
  const pairs = [...invited, ...others]
  const rows = await listPeople(deps.db, actor, { briefId, pairs })
  const rowOf = new Map(rows.map((row) => [row.professionalId, row]))
  return {
    people: pairs.flatMap(({ professionalId, reasons }) => {
      const row = rowOf.get(professionalId)
      const invitation = invitedOf.get(professionalId)
      if (!row) return []
      return [{ ...row, reasons, state: stateOf(row, invitation), askedAt: invitation?.createdAt ?? null }]
    }),
    left: isOpen ? leftOf(asked) : 0,
  }
}

function stateOf(
  { hasProposed: proposed, isNotified }: PersonRow,
  invitation: InvitedRow | undefined,
): AskedState {
  if (proposed) return 'proposed'
  // What may still be undone the company does not know.
  if (invitation?.declinedAt && invitation.isNotified) return 'declined'
  if (invitation) return 'asked'
  return isNotified ? 'notified' : 'free'
}

const leftOf = ({ ofBrief, ofDay }: { ofBrief: number; ofDay: number }): number =>
  Math.max(0, Math.min(mostInvited - ofBrief, mostInvitedADay - ofDay))

/**
 * Invites somebody who fits; the person hears of it when it can no longer be undone. Throws brief_not_open, brief_held, step_pending,
 * already_asked, too_many_asked, email_unconfirmed, and not_found for somebody who does not fit or whom the company may not see.
 */
export async function askPerson(
  deps: Writing & Deps,
  actor: CompanyActor,
  brief: OwnBrief,
  professionalId: number,
): Promise<Undoable> {
  await requireConfirmedEmail(deps, actor)
  const { companyId, userId } = actor
  const briefId = brief.id
  const person = (await findFree(deps, brief)).find((one) => one.professionalId === professionalId)
  const isSeen = person && (await listPeople(deps.db, actor, { briefId, pairs: [person] })).length > 0
  return transaction(deps, async (tx) => {
    const asked = await countAsked(tx, { companyId, briefId, since: aDayAgo(deps) })
    const current = await requireBrief(tx, briefId)
    requireOpen(current)
    if (isHeld(current)) throw new AppError('brief_held')
    const key = { briefId, professionalId }
    if (await hasProposed(tx, key)) throw new AppError('already_asked')
    if (!person || !isSeen) throw new AppError('not_found')
    const row = { ...key, invitedBy: userId, reasons: person.reasons, createdAt: deps.clock.now() }
    if (!(await insertInvitation(tx, row))) throw new AppError('already_asked')
    if (leftOf(asked) === 0) throw new AppError('too_many_asked')
    await pushToCompany(tx, companyId)
    return perform(deps, tx, askAct, { userId, subjectId: briefId, data: key })
  })
}

/** Declines an invitation; the company sees it when it can no longer be undone. Throws not_found and already_proposed. */
export async function declineAsk(
  deps: Writing,
  actor: ProfessionalActor,
  key: OwnInvitation,
): Promise<Undoable> {
  const { briefId } = key
  const { userId } = actor
  return transaction(deps, async (tx) => {
    await requireBrief(tx, briefId)
    if (!(await findOpenBrief(tx, actor, briefId))) throw new AppError('not_found')
    if (await hasProposed(tx, key)) throw new AppError('already_proposed')
    if (!(await declineInvitation(tx, key, deps.clock.now()))) throw new AppError('not_found')
    return perform(deps, tx, refuseAskAct, { userId, subjectId: briefId, data: key })
  })
}
