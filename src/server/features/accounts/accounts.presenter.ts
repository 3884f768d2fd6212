import type { SessionUser, SignedIn } from '#contracts/accounts/accounts.contract.ts'
import type { UserActor } from '#server/actor.ts'
import { pictureUrl } from '#server/platform/pictures/picture.address.ts'
import type { Suppression } from '#server/platform/mail/suppressions.queries.ts'
import type { Account } from './accounts.service.ts'

export function toSessionUser(actor: UserActor, suppression: Suppression | null): SessionUser {
  const { userId: id, kind: userType, email, firstName, lastName, emailConfirmed } = actor
  return {
    id,
    email,
    userType,
    firstName,
    lastName,
    emailConfirmed,
    mailStop: suppression?.reason ?? null,
    avatar: pictureUrl(actor.photoId),
    member:
      actor.kind === 'company'
        ? { role: actor.role, name: actor.personName, companyCount: actor.companyCount }
        : null,
    viewEndsAt: actor.viewer?.endsAt.toISOString() ?? null,
  }
}

const toAccount = ({ id, email, userType }: Account) => ({ id, email, userType })

/** A company has one name, which is returned as the first name. */
function toProfile({ userType, firstName, lastName, companyName }: Account) {
  if (userType === 'company') return { firstName: companyName ?? '', lastName: '', name: companyName ?? '' }
  const names = { firstName: firstName ?? '', lastName: lastName ?? '' }
  return { ...names, name: `${names.firstName} ${names.lastName}`.trim() }
}

export const toSignedIn = (account: Account): SignedIn => ({
  success: true,
  message: 'Sesión iniciada',
  user: toAccount(account),
  profile: toProfile(account),
})
