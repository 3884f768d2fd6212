import { DAY } from '#domain/time/durations.ts'

/** A delivery without an answer of the company counts as completed after this time. In milliseconds (docs/decisions/0033). */
export const completesAfter = 7 * DAY
/** How long before that both sides get a reminder. In milliseconds. */
export const remindsBefore = 2 * DAY

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
