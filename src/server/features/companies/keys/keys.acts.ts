import { z } from 'zod'
import { type ActHandler, defineAct, handleAct } from '#server/features/acts/acts.service.ts'
import { markWorking } from './keys.queries.ts'

/** The owner ended a key. It stops at once; undone, it works again. */
export const keyEndAct = defineAct('company.key-end', z.object({ keyId: z.number() }))

/** Nobody else is concerned. */
export const keyActs = (): ActHandler[] => [
  handleAct(keyEndAct, {
    undo: (tx, { keyId }) => markWorking(tx, keyId),
    notify: () => Promise.resolve(),
  }),
]
