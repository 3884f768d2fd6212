import { z } from 'zod'
import type { ErrorCode } from '#contracts/errors.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { readTextOfCv } from '#server/features/cv/cv-text.service.ts'
import { defineTask, handleTask, type TaskHandler } from '#server/queue/task.ts'
import { findUnread, insertText, listUnread, type UnreadCv } from './sent-cvs.queries.ts'

/** Keeps the text of the CV that came with an application. */
export const readSentCv = defineTask('applications.read-cv', z.object({ applicationId: z.number() }), {
  retries: 3,
})
/** Those that were sent before texts were kept, or whose reading failed: some at a time, one task after the other. */
export const readOlderCvs = defineTask(
  'applications.read-older-cvs',
  z.object({ afterId: z.number().optional() }),
  {
    cron: '40 * * * *',
  },
)

const atOnce = 20
/** Of which the search knows, in letters: what is longer is no CV. */
export const longestText = 100_000
/** Errors that do not depend on the CV. */
const triedAgain: ReadonlySet<ErrorCode> = new Set(['unavailable', 'documents_waiting'])

type ReadDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'queue' | 'storage' | 'documents'>

async function keepText(deps: ReadDeps, cv: UnreadCv): Promise<void> {
  const text = await readTextOfCv(deps, cv.professionalId, cv).catch((error: unknown) => {
    // What cannot be read today cannot be read tomorrow.
    if (error instanceof AppError && !triedAgain.has(error.code)) return ''
    throw error
  })
  // PostgreSQL keeps no zero bytes and no half surrogates.
  const kept = text.slice(0, longestText).replaceAll('\0', ' ').normalize('NFC').toWellFormed()
  await insertText(deps.db, { fileId: cv.fileId, text: kept, readAt: deps.clock.now() })
}

export const sentCvTasks = (deps: ReadDeps): TaskHandler[] => [
  handleTask(readSentCv, async ({ applicationId }) => {
    const cv = await findUnread(deps.db, applicationId)
    if (cv) await keepText(deps, cv)
  }),
  handleTask(readOlderCvs, async ({ afterId = 0 }) => {
    const cvs = await listUnread(deps.db, afterId, atOnce)
    // One that fails is tried again within the hour.
    for (const cv of cvs) await keepText(deps, cv).catch(() => {})
    const last = cvs.at(-1)?.applicationId
    if (last !== undefined && cvs.length === atOnce)
      await transaction(deps, (tx) => deps.queue.enqueue(tx, readOlderCvs, { afterId: last }))
  }),
]
