import { z } from 'zod'
import { type ActHandler, defineAct } from '#server/features/acts/acts.service.ts'
import { handleRemoval } from '#server/features/acts/removals.service.ts'

export const tagRemoval = defineAct('candidate-tag.removal', z.object({}))

export const tagActs = (): ActHandler[] => [handleRemoval(tagRemoval, { restored: async () => {} })]
