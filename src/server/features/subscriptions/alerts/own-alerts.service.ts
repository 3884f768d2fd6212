import type { Undoable } from '#contracts/acts/act-fields.ts'
import type { AlertFrequency } from '#contracts/subscriptions/subscriptions.contract.ts'
import { transaction } from '#server/db/connection.ts'
import { alertedJobs, subscriptions } from '#server/db/schema/subscriptions.table.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { remove } from '#server/features/acts/removals.service.ts'
import type { UserActor } from '#server/actor.ts'
import {
  findAlertOf,
  isAlert,
  isSentBy,
  listAlertsOf,
  type Owner,
  type SubscriptionRow,
  updateFrequency,
} from '#server/features/subscriptions/subscriptions.queries.ts'
import { alertRemoval } from '#server/features/subscriptions/subscriptions.acts.ts'

/** Alerts of the confirmed address belong to the account, including those made without one. */
const ownerOf = ({ userId, email, emailConfirmed }: UserActor): Owner => ({
  userId,
  email: emailConfirmed ? email : null,
})

export async function listOwnAlerts({ db }: Pick<Deps, 'db'>, actor: UserActor): Promise<SubscriptionRow[]> {
  return listAlertsOf(db, ownerOf(actor))
}

/** Throws not_found for another person's alert. */
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

/** Ends an alert and deletes its list of sent jobs. Throws not_found for another person's. */
export async function deleteOwnAlert(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'queue'>,
  actor: UserActor,
  id: number,
): Promise<Undoable> {
  await ownAlert(deps, actor, id)
  const undo = await transaction(deps, (tx) =>
    remove(deps, tx, alertRemoval, {
      userId: actor.userId,
      data: { alertId: id },
      rows: [
        { table: subscriptions, where: isAlert(id) },
        { table: alertedJobs, where: isSentBy(id) },
      ],
    }),
  )
  if (!undo) throw new AppError('not_found')
  return undo
}
