import type { z } from 'zod'
import type { joinCompanyBody } from '#contracts/companies/team.contract.ts'
import type { Entry, Visit } from '#server/actor.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { findAccount, findProvenAccount, signUpMember } from '#server/features/accounts/accounts.service.ts'
import { chooseCompany, nameOfPerson } from '#server/features/accounts/membership/membership.service.ts'
import { findPerson, findRoleIn } from '#server/features/accounts/membership/membership.service.ts'
import { requireGoodPassword } from '#server/features/accounts/passwords/password-rules.service.ts'
import { hashPassword } from '#server/features/accounts/passwords/passwords.service.ts'
import { enter } from '#server/features/accounts/sessions/sessions.service.ts'
import { markAccepted } from './team-invitations.queries.ts'
import type { LinkedInvitation } from '#server/features/companies/companies.policy.ts'
import { insertMember } from './team.queries.ts'
import { tellJoined } from './tell-team.ts'

type Joining = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>

/** How an invitation stands. */
export function statusOf(
  { acceptedAt, cancelledAt, expiresAt }: LinkedInvitation,
  now: Date,
): 'open' | 'accepted' | 'cancelled' | 'expired' {
  if (acceptedAt) return 'accepted'
  if (cancelledAt) return 'cancelled'
  return expiresAt <= now ? 'expired' : 'open'
}

/** An invitation with what its address has. */
export async function readInvitation(deps: Pick<Deps, 'db' | 'clock'>, invitation: LinkedInvitation) {
  const account = await findAccount(deps, invitation.email)
  return {
    status: statusOf(invitation, deps.clock.now()),
    companyName: invitation.companyName,
    role: invitation.role,
    email: invitation.email,
    account: account?.userType ?? ('none' as const),
  }
}

/**
 * Accepts with a new account, whose mailbox the link has proved, and signs in. Throws validation_failed for a weak password,
 * invitation_gone, and registration_failed when the address has an account.
 */
export async function joinCompany(
  deps: Joining,
  visit: Visit,
  invitation: LinkedInvitation,
  { name, password }: Pick<z.output<typeof joinCompanyBody>, 'name' | 'password'>,
): Promise<Entry> {
  requireOpen(deps, invitation)
  const { email, companyId } = invitation
  await requireGoodPassword(deps.db, password, { email, names: [name, invitation.companyName] })
  const passwordHash = await hashPassword(password)
  return transaction(deps, async (tx) => {
    const userId = await signUpMember(deps, tx, { email, passwordHash, personName: name })
    await takeInvitation(deps, tx, invitation, userId, name)
    const entry = await enter(deps, tx, visit, { userId, remember: false })
    await chooseCompany(tx, { userId, session: entry.session.token, companyId })
    return entry
  })
}

/**
 * Accepts for the account that the address has. Its own session changes to the company; whoever else has the link enters
 * nothing. Throws invitation_gone, wrong_invited_account for a professional's account, and account_suspended.
 */
export async function acceptInvitation(
  deps: Joining,
  { actor }: Visit,
  invitation: LinkedInvitation,
): Promise<{ isSignedIn: boolean }> {
  requireOpen(deps, invitation)
  const { companyId, email } = invitation
  const known = await findAccount(deps, email)
  if (!known) throw new AppError('invitation_gone')
  if (known.userType !== 'company') throw new AppError('wrong_invited_account')
  // A stranger may have registered the address before: the link proves whose it is.
  const account = (await findProvenAccount(deps, email)) ?? known
  const isSignedIn =
    actor.kind === 'company' && actor.userId === account.id && known.emailConfirmedAt !== null
  await transaction(deps, async (tx) => {
    const person = await findPerson(tx, account.id)
    await takeInvitation(deps, tx, invitation, account.id, person ? nameOfPerson(person) : email)
    if (isSignedIn) await chooseCompany(tx, { userId: account.id, session: actor.session, companyId })
  })
  return { isSignedIn }
}

function requireOpen({ clock }: Pick<Deps, 'clock'>, invitation: LinkedInvitation): void {
  if (statusOf(invitation, clock.now()) !== 'open') throw new AppError('invitation_gone')
}

async function takeInvitation(
  deps: Joining,
  tx: Db,
  { id, companyId, role, invitedBy }: LinkedInvitation,
  userId: number,
  name: string,
): Promise<void> {
  const joinedAt = deps.clock.now()
  if (!(await markAccepted(tx, id, joinedAt))) throw new AppError('invitation_gone')
  if ((await findRoleIn(tx, companyId, userId)) !== null) return
  await insertMember(tx, { companyId, userId, role, joinedAt, invitedBy })
  await tellJoined(deps, tx, { companyId, userId }, name)
}
