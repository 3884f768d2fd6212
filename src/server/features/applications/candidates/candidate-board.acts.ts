import { z } from 'zod'
import { type ActHandler, defineAct } from '#server/features/acts/acts.service.ts'
import { handleRemoval } from '#server/features/acts/removals.service.ts'

export const viewRemoval = defineAct('candidate-view.removal', z.object({}))

export const boardActs = (): ActHandler[] => [handleRemoval(viewRemoval, { restored: async () => {} })]
