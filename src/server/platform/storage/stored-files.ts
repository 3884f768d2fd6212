import { z } from 'zod'
import { DAY, MINUTE } from '#domain/time/durations.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import type { PictureKind } from '#server/platform/pictures/encode-picture.ts'
import type { StoredUpload } from '#server/http/uploads.ts'
import { defineTask, handleTask, type TaskHandler } from '#server/queue/task.ts'
import {
  areFilesHeld,
  deleteFile,
  deletePendingUpload,
  insertFile,
  isPendingUpload,
  listUploadsStartedBefore,
} from './stored-files.queries.ts'

/** Removes the bytes of a file whose row is gone. Queued by the transaction that deletes the row. */
export const removeStoredFile = defineTask('storage.remove', z.object({ storageKey: z.string() }))

/** Every night: the bytes of uploads that were never finished nor refused, because the process died in between. */
export const sweepUploads = defineTask('storage.sweep-uploads', z.object({}), { cron: '30 3 * * *' })

/** Makes an upload somebody's, in the transaction that needs it. Returns the id of the file. */
export async function keepUpload(
  tx: Db,
  { storageKey, name, mime, size }: StoredUpload,
  owner: { ownerId: number; kind: 'cv' | PictureKind },
): Promise<string> {
  if (!(await deletePendingUpload(tx, storageKey)))
    throw new Error('An upload is kept once, and not after it was discarded')
  return insertFile(tx, { ...owner, storageKey, name, mime, size })
}

/** Deletes a file that nothing names any more, its bytes too. Null is no file. */
export async function dropFile({ queue }: Pick<Deps, 'queue'>, tx: Db, fileId: string | null): Promise<void> {
  const storageKey = fileId && (await deleteFile(tx, fileId))
  if (storageKey) await queue.enqueue(tx, removeStoredFile, { storageKey })
}

/** Throws an upload away, unless it has become somebody's: safe to call after any outcome. */
export async function discardUpload(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  storageKey: string,
): Promise<void> {
  if (!(await isPendingUpload(db, storageKey))) return
  // The record goes last: a process that dies here leaves it to the nightly sweep.
  await storage.remove(storageKey)
  await deletePendingUpload(db, storageKey)
}

export function storageTasks(deps: Pick<Deps, 'db' | 'pool' | 'storage' | 'clock' | 'queue'>): TaskHandler[] {
  return [
    handleTask(removeStoredFile, async ({ storageKey }) => {
      if (await areFilesHeld(deps.db))
        return transaction(deps, (tx) =>
          deps.queue.enqueue(tx, removeStoredFile, { storageKey }, { delay: MINUTE }),
        )
      await deps.storage.remove(storageKey)
    }),
    handleTask(sweepUploads, async () => {
      const yesterday = new Date(deps.clock.now().getTime() - DAY)
      for (const storageKey of await listUploadsStartedBefore(deps.db, yesterday))
        await discardUpload(deps, storageKey)
    }),
  ]
}
