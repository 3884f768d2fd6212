import type { GivenPlan } from '#contracts/admin/users-vocabulary.ts'
import { nextTermStart } from '#domain/plans/terms.ts'
import { DAY } from '#domain/time/durations.ts'
import { notifyChange } from '#server/db/changes.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { beginPlan, lockPlan } from '#server/features/plans/plans.queries.ts'
import { ownPlan } from './plan-expiry.service.ts'
import { planGiven, withPlanMail } from './plan-notices.words.ts'

/** A plan and its end; null: it has none. */
export interface PlanTerm {
  plan: string
  expiresAt: Date | null
}

/**
 * Gives an account a plan by hand, without a payment. `days`: how long a premium plan lasts from now, or from the end of
 * the running term; null: without an end. The person is told. Giving what the account has changes nothing. Stored data
 * stay as when a term ends. Throws not_found.
 */
export async function givePlan(
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  userId: number,
  { plan, days }: { plan: GivenPlan; days: number | null },
): Promise<{ before: PlanTerm; after: PlanTerm; isChanged: boolean }> {
  const current = await lockPlan(tx, userId)
  if (!current) throw new AppError('not_found')
  const { kind, planType, name, expiresAt } = current
  const next =
    kind === 'company'
      ? ({ kind, planType: plan } as const)
      : ({ kind, planType: plan === 'free' ? 'basic' : plan } as const)
  const isPremium = plan === 'premium'
  const endsAt = isPremium && days !== null ? endOf(deps.clock.now(), expiresAt, days) : null
  const change = {
    before: { plan: planType, expiresAt },
    after: { plan: next.planType, expiresAt: endsAt },
  }
  if (next.planType === planType && endsAt === null && expiresAt === null)
    return { ...change, isChanged: false }
  await beginPlan(tx, userId, next, endsAt)
  await notify(deps, tx, {
    ...withPlanMail(planGiven(isPremium, endsAt), name),
    userId,
    by: null,
    type: 'system',
    link: ownPlan[kind],
  })
  // Public pages show who is premium.
  await notifyChange(tx, 'jobs')
  return { ...change, isChanged: true }
}

/** A running term is extended, as by a payment. */
const endOf = (now: Date, expiresAt: Date | null, days: number): Date =>
  new Date(nextTermStart(expiresAt, now).getTime() + days * DAY)
