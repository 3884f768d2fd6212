import { z } from 'zod'
import { type ActHandler, defineAct } from '#server/features/acts/acts.service.ts'
import { handleRemoval } from '#server/features/acts/removals.service.ts'

export const keptRemoval = defineAct('assistant-conversation.removal', z.object({}))

export const assistantActs = (): ActHandler[] => [
  handleRemoval(keptRemoval, { restored: () => Promise.resolve() }),
]
