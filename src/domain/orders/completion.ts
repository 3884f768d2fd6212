import { DAY } from '#domain/time/durations.ts'
import { completesAfterDays, completionRemindsDays } from './deadlines.ts'

interface Delivery {
  status: string
  updatedAt: Date
  remindedAt: Date | null
}

/** When a delivered hire completes by itself; never earlier after its reminder than the reminder says. Null in any other status. */
export function completionOf({ status, updatedAt, remindedAt }: Delivery): Date | null {
  if (status !== 'delivered') return null
  const reminded = remindedAt ? remindedAt.getTime() + completionRemindsDays * DAY : 0
  return new Date(Math.max(updatedAt.getTime() + completesAfterDays * DAY, reminded))
}
