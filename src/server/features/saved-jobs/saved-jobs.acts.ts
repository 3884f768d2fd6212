import { z } from 'zod'
import { type ActHandler, defineAct } from '#server/features/acts/acts.service.ts'
import { handleRemoval } from '#server/features/acts/removals.service.ts'

export const savedJobRemoval = defineAct('saved-job.removal', z.object({}))

export const savedJobActs = (): ActHandler[] => [
  handleRemoval(savedJobRemoval, { restored: () => Promise.resolve() }),
]
