import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { UserActor } from '#server/actor.ts'
import { findByReference, type PaymentRow } from './payments.queries.ts'
import { completePayment, failPayment } from './payments.service.ts'

/** The payment behind a page of the test provider. Throws not_found, also for another person's. */
export async function getTestCheckout(
  { db }: Pick<Deps, 'db'>,
  { userId }: UserActor,
  reference: string,
): Promise<PaymentRow> {
  const payment = await findByReference(db, { provider: 'test', reference, userId })
  if (!payment) throw new AppError('not_found')
  return payment
}

/**
 * Simulates a provider's report: the payment was made, or it failed. A completed payment stays completed. Throws
 * not_found.
 */
export async function settleTestCheckout(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>,
  actor: UserActor,
  reference: string,
  outcome: 'completed' | 'failed',
): Promise<PaymentRow> {
  const { id } = await getTestCheckout(deps, actor, reference)
  await transaction(deps, (tx) =>
    outcome === 'completed' ? completePayment(deps, tx, id) : failPayment(tx, id),
  )
  return getTestCheckout(deps, actor, reference)
}
