import { z } from 'zod'
import { notifyChange } from '#server/db/changes.ts'
import { type ActHandler, defineAct, handleAct } from '#server/features/acts/acts.service.ts'
import { dropPictureOfDeleted, takeBackDeletion } from '#server/features/services/own/own-services.queries.ts'

/** Its owner deleted a service. It is only marked, because hires, reviews and conversations refer to it. */
export const serviceRemoval = defineAct('service.removal', z.object({ serviceId: z.number() }))

export const serviceActs = (): ActHandler[] => [
  handleAct(serviceRemoval, {
    async undo(tx, { serviceId }) {
      if (!(await takeBackDeletion(tx, serviceId))) return false
      await notifyChange(tx, 'jobs')
      return true
    },
    notify: (tx, { serviceId }) => dropPictureOfDeleted(tx, serviceId),
  }),
]
