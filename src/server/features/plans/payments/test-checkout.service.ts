import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import type { OwnPayment } from '#server/features/plans/plans.policy.ts'
import { getPayment, type PaymentRow } from './payments.queries.ts'
import { completePayment, failPayment } from './payments.service.ts'

/**
 * Simulates a provider's report: the payment was made, or it failed. A completed payment stays completed.
 */
export async function settleTestCheckout(
  deps: Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>,
  { id }: OwnPayment,
  outcome: 'completed' | 'failed',
): Promise<PaymentRow> {
  return transaction(deps, async (tx) => {
    await (outcome === 'completed' ? completePayment(deps, tx, id) : failPayment(tx, id))
    return getPayment(tx, id)
  })
}
