import { z } from 'zod'
import { type ActHandler, defineAct, handleAct } from '#server/features/acts/acts.service.ts'
import { handleRemoval } from '#server/features/acts/removals.service.ts'
import { takeOut } from './pools.queries.ts'

export const poolRemoval = defineAct('talent-pool.removal', z.object({}))
export const searchRemoval = defineAct('talent-search.removal', z.object({}))

/** Several people were put into a list; nobody else is told. */
export const poolAdditions = defineAct(
  'talent-pool.additions',
  z.object({ poolId: z.number(), professionalIds: z.array(z.number()) }),
)

const restored = () => Promise.resolve()

export const talentActs = (): ActHandler[] => [
  handleAct(poolAdditions, {
    undo: (tx, { poolId, professionalIds }) => takeOut(tx, poolId, professionalIds),
    notify: () => Promise.resolve(),
  }),
  handleRemoval(poolRemoval, { restored }),
  handleRemoval(searchRemoval, { restored }),
]
