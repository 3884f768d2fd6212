import { z } from 'zod'
import { type ActHandler, defineAct } from '#server/features/acts/acts.service.ts'
import { handleRemoval } from '#server/features/acts/removals.service.ts'

export const resumeRemoval = defineAct('resume.removal', z.object({}))

export const resumeActs = (): ActHandler[] => [
  handleRemoval(resumeRemoval, { restored: () => Promise.resolve() }),
]
