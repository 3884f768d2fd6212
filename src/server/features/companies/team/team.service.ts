import type { Undoable } from '#contracts/acts/act-fields.ts'
import type { InvitedRole } from '#contracts/companies/team-vocabulary.ts'
import type { CompanyActor } from '#server/actor.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import {
  changePersonName,
  chooseCompany,
  endSessionsIn,
  nameOfPerson,
} from '#server/features/accounts/membership/membership.service.ts'
import { perform } from '#server/features/acts/acts.service.ts'
import { memberRemovalAct, memberRoleAct } from './team.acts.ts'
import { listWaiting } from './team-invitations.queries.ts'
import type { OwnChoice, OwnMember } from '#server/features/companies/companies.policy.ts'
import { deleteMember, findOwnerOf, listMembersOf, lockMember, setRole } from './team.queries.ts'
import { tellLeft } from './tell-team.ts'

type Writing = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

/** The people of the caller's company, and for its owner the invitations that wait. */
export async function readTeam({ db }: Pick<Deps, 'db'>, { companyId, role }: CompanyActor) {
  const [owner, members, invitations] = await Promise.all([
    findOwnerOf(db, companyId),
    listMembersOf(db, companyId),
    role === 'owner' ? listWaiting(db, companyId) : [],
  ])
  return { people: [...(owner ? [{ ...owner, role: 'owner' as const }] : []), ...members], invitations }
}

/** What colleagues call the caller from now on. */
export const setOwnName = ({ db }: Pick<Deps, 'db'>, { userId }: CompanyActor, name: string): Promise<void> =>
  changePersonName(db, userId, name)

/** Applies at once; the person hears of it when it can no longer be undone. Null: it was the role already. */
export async function changeRole(
  deps: Writing,
  actor: CompanyActor,
  { companyId, userId }: OwnMember,
  to: InvitedRole,
): Promise<Undoable | null> {
  return transaction(deps, async (tx) => {
    const member = await lockMember(tx, { companyId, userId })
    if (!member) throw new AppError('not_found')
    if (member.role === to) return null
    await setRole(tx, member, to)
    const data = { companyId, userId, from: member.role, to }
    return perform(deps, tx, memberRoleAct, { userId: actor.userId, subjectId: userId, data })
  })
}

/** Ends the sessions in the company and their open pages at once; undone, the person can enter again. */
export async function removeMember(
  deps: Writing,
  actor: CompanyActor,
  { companyId, userId }: OwnMember,
): Promise<Undoable> {
  return transaction(deps, async (tx) => {
    const { joinedAt, role, invitedBy } = await endMembership(tx, { companyId, userId })
    const data = { companyId, userId, role, invitedBy, joinedAt: joinedAt.toISOString() }
    return perform(deps, tx, memberRemovalAct, { userId: actor.userId, subjectId: null, data })
  })
}

/** The caller leaves. Throws must_hand_over for the owner. */
export async function leaveCompany(deps: Writing, { companyId, userId, role }: CompanyActor): Promise<void> {
  if (role === 'owner')
    throw new AppError('must_hand_over', {
      message: 'La cuenta de la empresa es tuya: entrégala a otra persona antes de dejar el equipo.',
    })
  await transaction(deps, async (tx) => {
    const name = await nameOfMember(tx, companyId, userId)
    await endMembership(tx, { companyId, userId })
    await tellLeft(deps, tx, { companyId, userId }, name)
  })
}

/** Changes the company of the caller's session. */
export const chooseOwnCompany = (
  deps: Pick<Deps, 'pool'>,
  { userId, session }: CompanyActor,
  { companyId }: OwnChoice,
): Promise<void> => transaction(deps, (tx) => chooseCompany(tx, { userId, session, companyId }))

async function endMembership(tx: Db, who: { companyId: number; userId: number }) {
  const member = await deleteMember(tx, who)
  if (!member) throw new AppError('not_found')
  await endSessionsIn(tx, who)
  return member
}

async function nameOfMember(db: Db, companyId: number, userId: number): Promise<string> {
  const person = (await listMembersOf(db, companyId)).find((row) => row.userId === userId)
  return person ? nameOfPerson(person) : ''
}
