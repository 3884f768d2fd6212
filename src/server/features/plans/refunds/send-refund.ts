import { transaction } from '#server/db/connection.ts'
import { type ChargeRow, findCharge } from '#server/features/plans/payments/payment-events.queries.ts'
import { askAboutCharge, type EventDeps } from '#server/features/plans/payments/payment-events.service.ts'
import { RefundRefusedError } from '#server/platform/payments/payment-provider.ts'
import { lockRefund, type RefundRow, updateRefund } from './refunds.queries.ts'

/** So often is a provider asked that does not answer; the queue's pauses make this more than a day. */
const mostTries = 20

/**
 * Gives back what an administrator decided, under a key of its own, so that a try whose answer was lost gives nothing back twice; then
 * books what the provider says of the charge. A provider that does not answer is asked again; one that refuses is not.
 */
export async function sendRefund(deps: EventDeps, refundId: number): Promise<void> {
  const refund = await transaction(deps, async (tx) => {
    const row = await lockRefund(tx, refundId)
    if (row?.state !== 'waiting' && row?.state !== 'sending') return null
    await updateRefund(tx, refundId, { state: 'sending', tries: row.tries + 1 })
    return { ...row, tries: row.tries + 1 }
  })
  if (!refund) return
  const charge = await findCharge(deps.db, refund.chargeId)
  if (!charge) throw new Error('A refund has a charge')
  try {
    // Providers forget keys after a day, and the answer to the last try may have been lost.
    if (refund.tries === 1 || !(await hasGoneBack(deps, refund))) await give(deps, refund, charge)
  } catch (error) {
    const isRefused = error instanceof RefundRefusedError
    await failed(deps, refund, isRefused)
    if (isRefused || refund.tries >= mostTries) return
    throw error
  }
  await transaction(deps, (tx) =>
    updateRefund(tx, refundId, {
      state: 'done',
      endedAt: deps.clock.now(),
      failedAt: null,
      failure: null,
    }),
  )
}

async function give(deps: EventDeps, { amount, key }: RefundRow, charge: ChargeRow): Promise<void> {
  const provider = deps.payments.named(charge.provider)
  if (!provider) throw new Error(`${charge.provider} has no keys any more`)
  const { reference, currency } = charge
  await provider.refund({ charge: reference, amount, currency, key: `refund-${key}` })
  await askAboutCharge(deps, charge)
}

/** Whether the provider says that the money of this refund is back, as booked now. */
async function hasGoneBack(
  deps: EventDeps,
  { chargeId, refundedBefore, amount }: RefundRow,
): Promise<boolean> {
  const charge = await findCharge(deps.db, chargeId)
  if (charge) await askAboutCharge(deps, charge)
  const now = await findCharge(deps.db, chargeId)
  return now !== null && now.refunded >= refundedBefore + amount
}

async function failed(deps: EventDeps, { id, tries }: RefundRow, isRefused: boolean): Promise<void> {
  const isOver = isRefused || tries >= mostTries
  await transaction(deps, (tx) =>
    updateRefund(tx, id, {
      failedAt: deps.clock.now(),
      failure: isRefused ? 'refused' : 'no_answer',
      ...(isOver ? { state: 'refused', endedAt: deps.clock.now() } : {}),
    }),
  )
}
