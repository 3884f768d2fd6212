import { z } from 'zod'
import { defineTask } from '#server/queue/task.ts'

/** Tells the owner of an account that its verification ended, unless that was undone. */
export const tellVerificationEnd = defineTask('verifications.tell-end', z.object({ id: z.number() }))

/** Every night: deletes papers whose term is over. */
export const deletePapers = defineTask('verifications.delete-papers', z.object({}), { cron: '50 3 * * *' })
