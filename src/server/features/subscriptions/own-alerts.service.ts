import type { AlertFrequency } from '#contracts/subscriptions.contract.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { UserActor } from '#server/http/actor.ts'
import {
  deleteSubscription,
  findAlertOf,
  listAlertsOf,
  type Owner,
  type SubscriptionRow,
  updateFrequency,
} from './subscriptions.queries.ts'

/** Alerts of the confirmed address count as own, also those that were asked for without an account. */
const ownerOf = ({ userId, email, emailConfirmed }: UserActor): Owner => ({
  userId,
  email: emailConfirmed ? email : null,
})

export async function listOwnAlerts({ db }: Pick<Deps, 'db'>, actor: UserActor): Promise<SubscriptionRow[]> {
  return listAlertsOf(db, ownerOf(actor))
}

/** Throws not_found for an alert of somebody else. */
async function ownAlert({ db }: Pick<Deps, 'db'>, actor: UserActor, id: number): Promise<SubscriptionRow> {
  const alert = await findAlertOf(db, ownerOf(actor), id)
  if (!alert) throw new AppError('not_found')
  return alert
}

export async function changeOwnAlert(
  deps: Pick<Deps, 'db'>,
  actor: UserActor,
  { id, frequency }: { id: number; frequency: AlertFrequency },
): Promise<SubscriptionRow> {
  await ownAlert(deps, actor, id)
  const changed = await updateFrequency(deps.db, id, frequency)
  if (!changed) throw new AppError('not_found')
  return changed
}

export async function deleteOwnAlert(deps: Pick<Deps, 'db'>, actor: UserActor, id: number): Promise<void> {
  await ownAlert(deps, actor, id)
  await deleteSubscription(deps.db, id)
}
