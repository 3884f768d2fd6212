import type { UserActor } from '#server/actor.ts'
import type { Db } from '#server/db/connection.ts'
import { listOwnCompanies } from '#server/features/accounts/membership/membership.service.ts'
import type { Person } from '#server/personal-data.ts'

/** Whose data it is. Of a company only its owner has the data, whatever company the session works in. */
export async function personOf(db: Db, actor: UserActor): Promise<Person> {
  const { userId, email } = actor
  if (actor.kind === 'professional') {
    const { firstName, lastName, professionalId } = actor
    return { userId, email, name: `${firstName} ${lastName}`.trim(), professionalId, companyId: null }
  }
  const own = (await listOwnCompanies(db, userId)).find(({ role }) => role === 'owner')
  return {
    userId,
    email,
    name: own?.name ?? actor.personName ?? email,
    professionalId: null,
    companyId: own?.id ?? null,
  }
}
