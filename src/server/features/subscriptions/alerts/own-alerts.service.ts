import type { Undoable } from '#contracts/acts/act-fields.ts'
import type { AlertFrequency } from '#contracts/subscriptions/subscriptions.contract.ts'
import { transaction } from '#server/db/connection.ts'
import { alertedJobs, subscriptions } from '#server/db/schema/subscriptions.table.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { remove } from '#server/features/acts/removals.service.ts'
import type { UserActor } from '#server/actor.ts'
import {
  isAlert,
  isSentBy,
  listAlertsOf,
  type SubscriptionRow,
  updateFrequency,
} from '#server/features/subscriptions/subscriptions.queries.ts'
import { type OwnAlert, ownerOf } from '#server/features/subscriptions/subscriptions.policy.ts'
import { alertRemoval } from '#server/features/subscriptions/subscriptions.acts.ts'

export async function listOwnAlerts({ db }: Pick<Deps, 'db'>, actor: UserActor): Promise<SubscriptionRow[]> {
  return listAlertsOf(db, ownerOf(actor))
}

export async function changeOwnAlert(
  deps: Pick<Deps, 'db'>,
  { id }: OwnAlert,
  frequency: AlertFrequency,
): Promise<SubscriptionRow> {
  const changed = await updateFrequency(deps.db, id, frequency)
  if (!changed) throw new AppError('not_found')
  return changed
}

/** Ends an alert and deletes its list of sent jobs. */
export async function deleteOwnAlert(
  deps: Pick<Deps, 'pool' | 'clock' | 'queue'>,
  { userId }: UserActor,
  { id }: OwnAlert,
): Promise<Undoable> {
  const undo = await transaction(deps, (tx) =>
    remove(deps, tx, alertRemoval, {
      userId,
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
