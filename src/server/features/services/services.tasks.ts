import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { defineTask, handleTask, type TaskHandler } from '#server/queue/task.ts'
import { askAvailability } from '#server/features/services/availability/ask-availability.ts'
import { sweepServicePictures } from '#server/features/services/own/service-pictures.service.ts'

/** Every night. */
export const sweepPicturesTask = defineTask('services.sweep-pictures', z.object({}), { cron: '45 3 * * *' })

/** Every morning. */
export const askAvailabilityTask = defineTask('services.ask-availability', z.object({}), {
  cron: '10 10 * * *',
})

export function servicesTasks(deps: Pick<Deps, 'db' | 'pool' | 'queue' | 'clock' | 'config'>): TaskHandler[] {
  return [
    handleTask(sweepPicturesTask, () => sweepServicePictures(deps)),
    handleTask(askAvailabilityTask, () => askAvailability(deps)),
  ]
}
