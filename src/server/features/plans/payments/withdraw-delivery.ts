import { chatActivationDays } from '#contracts/services/chat-figures.ts'
import { endWithout, isEndless } from '#domain/plans/terms.ts'
import { notifyChange } from '#server/db/changes.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { beginPlan, lockPlan, shortenChat } from '#server/features/plans/plans.queries.ts'
import { lastPaidUntil, type PaymentRow } from './payments.queries.ts'

type WithdrawingDeps = Pick<Deps, 'clock'>

/** What was taken off what somebody had bought. */
export interface Withdrawn {
  /** The end of what is left of a plan or chat; null if nothing was shortened. */
  until: Date | null
  /** The premium ad was used already, so it stays. */
  isUsedAd: boolean
}

/**
 * Takes back what a payment bought, because all of its money is gone: the months are taken off the end of the plan, the days off
 * the chat, and an unused premium ad is no credit any more (its payment is no longer completed). An ad that was used stays until its
 * end, and nobody loses data. Null: it was never delivered, so nothing was taken back.
 */
export async function withdrawDelivery(
  deps: WithdrawingDeps,
  tx: Db,
  payment: PaymentRow,
): Promise<Withdrawn | null> {
  const { userId, refundDue } = payment
  if (userId === null || refundDue !== null) return null
  const until = await shorten(deps, tx, { ...payment, userId })
  // Public pages show who is premium.
  await notifyChange(tx, 'jobs')
  return { until, isUsedAd: payment.usedAt !== null }
}

/** The end of what is left; null if nothing was shortened. */
async function shorten(
  { clock }: WithdrawingDeps,
  tx: Db,
  payment: PaymentRow & { userId: number },
): Promise<Date | null> {
  const { product, serviceId, userId, paidUntil, months } = payment
  const now = clock.now()
  if (product === 'chat_activation')
    return serviceId === null ? null : shortenChat(tx, serviceId, { now, days: chatActivationDays })
  if (product === 'premium_job' || paidUntil === null) return null
  const current = await lockPlan(tx, userId)
  if (!current?.expiresAt || isEndless(current)) return null
  const end = endWithout(current.expiresAt, { paidUntil, months }, now)
  if (current.kind === 'professional') await beginPlan(tx, userId, current, end)
  else if (current.planType !== 'free')
    await beginPlan(
      tx,
      userId,
      { kind: 'company', planType: (await isOnlyOffer(tx, payment, end)) ? 'premium_temporal' : 'premium' },
      end,
    )
  return end
}

/** Whether what remains of a company's plan is the launch offer that its month had raised to Premium. */
async function isOnlyOffer(
  tx: Db,
  { id, userId }: { id: number; userId: number },
  end: Date,
): Promise<boolean> {
  const offer = await lastPaidUntil(tx, userId, { product: 'company_premium_trial', except: id })
  const bought = await lastPaidUntil(tx, userId, { product: 'company_premium', except: id })
  return offer !== null && end <= offer && (bought === null || bought < offer)
}
