import { addLimaMonths } from '#domain/time/dates.ts'
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

/** How long a term of so many months was that ended then. Of those that could have ended so, the shortest. */
function termLength(endedAt: Date, months: number): number {
  const earliest = addLimaMonths(endedAt, -months)
  // The 28th of February ends a month that began on the 28th to the 31st of January.
  for (let days = 3; days > 0; days--) {
    const began = new Date(earliest.getTime() + days * DAY)
    if (addLimaMonths(began, months).getTime() === endedAt.getTime())
      return endedAt.getTime() - began.getTime()
  }
  return endedAt.getTime() - earliest.getTime()
}

/**
 * The end of a plan without a term whose money has gone back: that term is taken off the end. A running plan ends at once at the
 * earliest, and one that has ended stays as it is.
 */
export function endWithout(endsAt: Date, term: { paidUntil: Date; months: number }, now: Date): Date {
  const end = endsAt.getTime() - termLength(term.paidUntil, term.months)
  return new Date(Math.min(endsAt.getTime(), Math.max(end, now.getTime())))
}

type AnyPlan = 'free' | 'basic' | 'premium_temporal' | 'premium' | 'enterprise'

/** A plan given by hand or by contract has no end that a payment could move: a month would only give it one. */
export const isEndless = ({ planType, expiresAt }: { planType: AnyPlan; expiresAt: Date | null }): boolean =>
  planType === 'enterprise' || (planType !== 'free' && planType !== 'basic' && expiresAt === null)
