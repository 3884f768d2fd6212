import { z } from 'zod'
import { DAY, MINUTE } from '#domain/time/durations.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import type { PictureKind } from '#server/platform/pictures/encode-picture.ts'
import { defineTask, handleTask, type TaskHandler } from '#server/queue/task.ts'
import {
  areFilesHeld,
  deleteFile,
  deletePendingUpload,
  insertFile,
  isPendingUpload,
  listUploadsStartedBefore,
} from './stored-files.queries.ts'

/** A file that is stored, but has no owner until a row names it. */
export interface StoredUpload {
  storageKey: string
  /** The name on the person's computer, without folders. */
  name: string
  mime: string
  /** In bytes. */
  size: number
}

/** Deletes the file of a deleted row. Queued by the transaction that deletes the row. */
export const removeStoredFile = defineTask('storage.remove', z.object({ storageKey: z.string() }))

/** Every night: deletes uploads that were neither finished nor refused, because the process died. */
export const sweepUploads = defineTask('storage.sweep-uploads', z.object({}), { cron: '30 3 * * *' })

/** Gives an upload an owner, in the caller's transaction. Returns the file's id. */
export async function keepUpload(
  tx: Db,
  { storageKey, name, mime, size }: StoredUpload,
  owner: { ownerId: number; kind: 'cv' | 'order' | PictureKind },
): Promise<string> {
  if (!(await deletePendingUpload(tx, storageKey)))
    throw new Error('An upload is kept once, and not after it was discarded')
  return insertFile(tx, { ...owner, storageKey, name, mime, size })
}

/** Deletes a file that nothing refers to, with its bytes. Null: does nothing. */
export async function dropFile({ queue }: Pick<Deps, 'queue'>, tx: Db, fileId: string | null): Promise<void> {
  const storageKey = fileId && (await deleteFile(tx, fileId))
  if (storageKey) await queue.enqueue(tx, removeStoredFile, { storageKey })
}

/** Deletes an upload unless it has an owner: safe to call after any result. */
export async function discardUpload(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  storageKey: string,
): Promise<void> {
  if (!(await isPendingUpload(db, storageKey))) return
  // The record is deleted last: if the process dies here, the nightly cleanup repeats this.
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
