import type { ParsedSalary } from '#domain/jobs/pay/salary.ts'
import { solesForDollar } from '#domain/matching/weights.ts'

/** What the open ads of a trade pay by the month, in cents of a sol. */
export interface PayLevel {
  /** How many ads. */
  ads: number
  median: number
  /** Nine of ten pay no more. */
  high: number
}

/** With fewer ads nothing is judged. */
export const fewestPaidAds = 30
/** Above the pay that nine of ten ads stay under, by this factor. */
export const farOff = 2.5

/** How many of a period make a month; an hour says nothing about the hours. */
export const perMonth = { day: 26, week: 52 / 12, month: 1, year: 1 / 12 } as const

/** What everybody gets in a month, in cents of a sol; null if that is not known. */
export function monthlyPay(pay: ParsedSalary | null): number | null {
  if (!pay || pay.period === 'hour') return null
  const least = pay.min ?? pay.max
  if (least === null) return null
  return Math.round(least * perMonth[pay.period] * (pay.currency === 'USD' ? solesForDollar : 1))
}

/** Whether an ad pays more than anybody in its trade does. */
export function paysFarOff(pay: ParsedSalary | null, level: PayLevel | null): boolean {
  const monthly = monthlyPay(pay)
  return monthly !== null && level !== null && level.ads >= fewestPaidAds && monthly > level.high * farOff
}
