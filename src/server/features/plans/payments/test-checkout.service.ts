import type { TestOutcome } from '#contracts/plans/plans-vocabulary.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { OwnPayment } from '#server/features/plans/plans.policy.ts'
import { TestPaymentProvider, type TestStep } from '#server/platform/payments/test-provider.ts'
import { bookEvent, takeEvent } from './payment-events.service.ts'
import { getPayment, type PaymentWithReceipt } from './payments.queries.ts'

const stepsOf: Record<TestOutcome, readonly TestStep[]> = {
  completed: ['pay'],
  failed: ['refuse'],
  left: ['leave'],
  paid_twice: ['pay', 'pay'],
  paid_late: ['leave', 'pay'],
  refunded: ['refund'],
  refunded_part: ['refund-part'],
  charged_back: ['dispute', 'lose'],
  contested: ['dispute'],
  contest_won: ['win'],
}

/**
 * Lets something happen at the test provider, which tells of it twice, as real ones do now and then. The person goes back at once,
 * so the events are not left to their tasks. Throws not_found for a payment that the provider does not know.
 */
export async function settleTestCheckout(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue' | 'payments'>,
  { id, providerReference }: OwnPayment,
  outcome: TestOutcome,
): Promise<PaymentWithReceipt> {
  const provider = deps.payments.named('test')
  if (!(provider instanceof TestPaymentProvider) || providerReference === null)
    throw new AppError('not_found')
  for (const step of stepsOf[outcome]) {
    const event = await provider.happens(providerReference, step)
    if (!event) continue
    const taken = [await takeEvent(deps, 'test', event), await takeEvent(deps, 'test', event)]
    for (const eventId of taken) if (eventId !== null) await bookEvent(deps, eventId)
  }
  return getPayment(deps.db, id)
}
