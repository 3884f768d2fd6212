import { DAY } from '#domain/time/durations.ts'

/** A delivery without an answer of the company counts as completed after this time (docs/decisions/0033). */
export const completesAfterDays = 7
export const completesAfter = completesAfterDays * DAY
/** How long before that both sides get a reminder. */
export const remindsBeforeDays = 2
export const remindsBefore = remindsBeforeDays * DAY

interface Delivery {
  status: string
  updatedAt: Date
  remindedAt: Date | null
}

/** When a delivered hire completes by itself; never earlier after its reminder than the reminder says. Null in any other status. */
export function completionOf({ status, updatedAt, remindedAt }: Delivery): Date | null {
  if (status !== 'delivered') return null
  const reminded = remindedAt ? remindedAt.getTime() + remindsBefore : 0
  return new Date(Math.max(updatedAt.getTime() + completesAfter, reminded))
}
