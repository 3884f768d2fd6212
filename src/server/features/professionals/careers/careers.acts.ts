import { z } from 'zod'
import type { ActHandler } from '#server/features/acts/acts.service.ts'
import { defineAct } from '#server/features/acts/acts.service.ts'
import { handleRemoval } from '#server/features/acts/removals.service.ts'
import { setEntryOfFindings } from './careers.queries.ts'
import { notifyProfileChange } from '#server/features/professionals/page/public-profile.service.ts'

/** `findingIds`: the CV facts that belong to the entry, so that the next reading does not save it again. */
const entry = z.object({ id: z.number(), professionalId: z.number(), findingIds: z.array(z.number()) })
export const experienceRemoval = defineAct('experience.removal', entry)
export const educationRemoval = defineAct('education.removal', entry)

export function careerActs(): ActHandler[] {
  return [
    handleRemoval(experienceRemoval, {
      async restored(tx, { id, professionalId, findingIds }) {
        await setEntryOfFindings(tx, findingIds, { experienceId: id })
        await notifyProfileChange(tx, professionalId)
      },
    }),
    handleRemoval(educationRemoval, {
      async restored(tx, { id, professionalId, findingIds }) {
        await setEntryOfFindings(tx, findingIds, { educationId: id })
        await notifyProfileChange(tx, professionalId)
      },
    }),
  ]
}
