import { randomUUID } from 'node:crypto'
import type { ProfessionalActor } from '#server/actor.ts'
import { apart } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { printOwn } from '#server/features/resumes/print-resume.service.ts'
import { discardUpload } from '#server/platform/storage/stored-files.ts'
import { insertPendingUpload } from '#server/platform/storage/stored-files.queries.ts'
import { replaceCv } from './cv.service.ts'

/** A CV made from the profile becomes the one that goes with applications, as it is now. Throws not_found for somebody else's. */
export async function takeResumeAsCv(
  deps: Pick<Deps, 'db' | 'pool' | 'queue' | 'storage' | 'clock' | 'cvPrinter'>,
  self: ProfessionalActor,
  resumeId: number,
): Promise<void> {
  const { stream, name, mime, size } = await printOwn(deps, self, resumeId)
  if (size === null) throw new AppError('internal')
  const now = deps.clock.now()
  const storageKey = `cv/${now.getUTCFullYear()}/${randomUUID()}.pdf`
  // Committed at once: if the call fails before its commit, this record lets the cleanup delete the file.
  await apart(() => insertPendingUpload(deps.db, storageKey, now))
  try {
    await deps.storage.put(storageKey, stream)
    await replaceCv(deps, self, { storageKey, name, mime, size })
  } catch (error) {
    await discardUpload(deps, storageKey)
    throw error
  }
}
