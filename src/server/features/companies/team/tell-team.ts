import type { InvitedRole } from '#contracts/companies/team-vocabulary.ts'
import { ownTeam } from '#domain/companies/team.address.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notifyCompanyOwner } from '#server/features/notifications/company-notices.service.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import {
  handedOver,
  joinedTeam,
  leftTeam,
  removedFromTeam,
  roleChanged,
  tookOver,
} from './team-notices.words.ts'
import { findCompanyName } from './team.queries.ts'

type TellDeps = Pick<Deps, 'clock' | 'config' | 'queue'>
interface Who {
  companyId: number
  userId: number
}

/** The person works with another role. */
export async function tellNewRole(deps: TellDeps, tx: Db, { companyId, userId }: Who, role: InvitedRole) {
  const words = roleChanged(await findCompanyName(tx, companyId), role)
  await notify(deps, tx, { ...words, userId, by: null, type: 'system', link: '/company-dashboard' })
}

/** The person does not work there any more. */
export async function tellRemoved(deps: TellDeps, tx: Db, { companyId, userId }: Who): Promise<void> {
  const words = removedFromTeam(await findCompanyName(tx, companyId))
  await notify(deps, tx, { ...words, userId, by: null, type: 'system', link: null })
}

/** Somebody accepted an invitation. */
export const tellJoined = (deps: TellDeps, tx: Db, { companyId, userId }: Who, name: string): Promise<void> =>
  notifyCompanyOwner(deps, tx, companyId, {
    ...joinedTeam(name),
    by: userId,
    type: 'system',
    link: ownTeam,
  })

/** Somebody left. */
export const tellLeft = (deps: TellDeps, tx: Db, { companyId, userId }: Who, name: string): Promise<void> =>
  notifyCompanyOwner(deps, tx, companyId, { ...leftTeam(name), by: userId, type: 'system', link: ownTeam })

/** Both hear that the company has another owner. */
export async function tellHandedOver(
  deps: TellDeps,
  tx: Db,
  { companyId, from, to }: { companyId: number; from: number; to: { userId: number; name: string } },
): Promise<void> {
  const company = await findCompanyName(tx, companyId)
  const news = { by: null, type: 'system' as const, link: ownTeam }
  await notify(deps, tx, { ...news, ...handedOver(company, to.name), userId: from })
  await notify(deps, tx, { ...news, ...tookOver(company), userId: to.userId })
}
