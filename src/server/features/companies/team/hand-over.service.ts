import type { CompanyActor } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import {
  findOwnedBy,
  findPerson,
  keepSessionsIn,
  nameOfPerson,
} from '#server/features/accounts/membership/membership.service.ts'
import {
  requireOwnPassword,
  requireStillOwn,
} from '#server/features/accounts/passwords/own-password.service.ts'
import { endKeysOf } from '#server/features/companies/keys/keys.queries.ts'
import { lockOwned, moveWhatIsOfTheCompany, setOwner } from './hand-over.queries.ts'
import type { OwnMember } from '#server/features/companies/companies.policy.ts'
import { deleteMember, insertMember } from './team.queries.ts'
import { tellHandedOver } from './tell-team.ts'

/**
 * Makes a person of the team the owner; the owner of before works on as a recruiter, and the keys that this one made end. Both hear
 * of it by mail. Throws
 * validation_failed for a wrong password, and owns_a_company when the person owns another one.
 */
export async function handOver(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>,
  { companyId, userId: from }: CompanyActor,
  { userId: to }: OwnMember,
  password: string,
): Promise<void> {
  const proof = await requireOwnPassword(deps.db, { userId: from }, password)
  await transaction(deps, async (tx) => {
    await requireStillOwn(tx, proof)
    if (!(await lockOwned(tx, companyId, from))) throw new AppError('not_found')
    const person = await findPerson(tx, to)
    if (!person || person.isClosed) throw new AppError('not_found')
    if ((await findOwnedBy(tx, to)) !== null) throw new AppError('owns_a_company')
    // Nobody's open page changes its company by this.
    await keepSessionsIn(tx, from)
    await keepSessionsIn(tx, to)
    if (!(await deleteMember(tx, { companyId, userId: to }))) throw new AppError('not_found')
    await setOwner(tx, companyId, to)
    await insertMember(tx, {
      companyId,
      userId: from,
      role: 'recruiter',
      joinedAt: deps.clock.now(),
      invitedBy: to,
    })
    await moveWhatIsOfTheCompany(tx, from, to)
    await endKeysOf(tx, { companyId, madeBy: from, endedAt: deps.clock.now() })
    await tellHandedOver(deps, tx, { companyId, from, to: { userId: to, name: nameOfPerson(person) } })
  })
}
