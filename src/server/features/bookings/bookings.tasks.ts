import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { defineTask, handleTask, type TaskHandler } from '#server/queue/task.ts'
import { followBookings } from './follow-bookings.ts'

const followTask = defineTask('bookings.follow', z.object({}), { cron: '5 * * * *' })

export function bookingTasks(deps: Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>): TaskHandler[] {
  return [handleTask(followTask, () => followBookings(deps))]
}
