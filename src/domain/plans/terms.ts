import { DAY } from '#domain/time/durations.ts'

/** How long before its end the holder of a plan is reminded again, after `planReminderDays`. */
export const lastReminderDays: number = 1

/** How many days a plan stays whole after its end, for who pays late. */
export const planGraceDays = 3

/** When a plan with this end really ends. */
export const graceEndOf = (endsAt: Date): Date => new Date(endsAt.getTime() + planGraceDays * DAY)

/** When a term that is bought now begins: at the end of the one before, also in its days of grace. */
export const nextTermStart = (endsAt: Date | null, now: Date): Date =>
  endsAt && graceEndOf(endsAt) > now ? endsAt : now

type AnyPlan = 'free' | 'basic' | 'premium_temporal' | 'premium' | 'enterprise'

/** A plan given by hand or by contract has no end that a payment could move: a month would only give it one. */
export const isEndless = ({ planType, expiresAt }: { planType: AnyPlan; expiresAt: Date | null }): boolean =>
  planType === 'enterprise' || (planType !== 'free' && planType !== 'basic' && expiresAt === null)
