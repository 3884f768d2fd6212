import { z } from 'zod'
import { type ActHandler, defineAct } from '#server/features/acts/acts.service.ts'
import { handleRemoval } from '#server/features/acts/removals.service.ts'

export const poolRemoval = defineAct('talent-pool.removal', z.object({}))
export const searchRemoval = defineAct('talent-search.removal', z.object({}))

const restored = () => Promise.resolve()

export const talentActs = (): ActHandler[] => [
  handleRemoval(poolRemoval, { restored }),
  handleRemoval(searchRemoval, { restored }),
]
