import { type Db, transaction } from '#server/db/connection.ts'
import { pushEvent } from '#server/db/live-events.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { cvFormatsInWords, readCvRules } from '#server/features/plans/file-rules.service.ts'
import type { ProfessionalActor } from '#server/actor.ts'
import type { FileReply } from '#server/file-reply.ts'
import { noCv } from './cv-document.ts'
import { extractCv } from './cv.tasks.ts'
import { keepUpload, removeStoredFile, type StoredUpload } from '#server/platform/storage/stored-files.ts'
import {
  deleteUnusedCv,
  findCvOfProfile,
  lockCvOfProfile,
  setCvOfProfile,
  setFirstCvOfProfile,
} from './cv.queries.ts'

/** Sets the profile's CV. The previous one is deleted unless an application uses it. `tells`: open pages load it. */
export async function replaceCv(
  deps: Pick<Deps, 'db' | 'pool' | 'queue'>,
  { professionalId, userId }: ProfessionalActor,
  upload: StoredUpload,
  tells = false,
): Promise<void> {
  await transaction(deps, async (tx) => {
    const before = await lockCvOfProfile(tx, professionalId)
    await setCvOfProfile(tx, professionalId, await keepUpload(tx, upload, { ownerId: userId, kind: 'cv' }))
    if (before) await dropUnusedCv(deps, tx, before)
    if (tells) await pushEvent(tx, [userId], { topic: 'profile' })
  })
}

/** The error for an upload without a file. */
export async function noFile(db: Db): Promise<AppError> {
  const cv = `Elige un archivo ${cvFormatsInWords(await readCvRules(db))}`
  return new AppError('invalid_file', { fields: { cv } })
}

/** Deletes a CV that neither the profile nor an application uses. */
export async function dropUnusedCv({ queue }: Pick<Deps, 'queue'>, tx: Db, cvId: string): Promise<void> {
  const storageKey = await deleteUnusedCv(tx, cvId)
  if (storageKey) await queue.enqueue(tx, removeStoredFile, { storageKey })
}

/**
 * Stores a CV that was sent along (with an application or an invitation's answer). If the profile has none, it
 * becomes the profile's CV and fills the profile in the background. Returns the file's id.
 */
export async function keepSentCv(
  { queue }: Pick<Deps, 'queue'>,
  tx: Db,
  { professionalId, userId }: { professionalId: number; userId: number },
  upload: StoredUpload,
): Promise<string> {
  const cvId = await keepUpload(tx, upload, { ownerId: userId, kind: 'cv' })
  if (await setFirstCvOfProfile(tx, professionalId, cvId))
    await queue.enqueue(tx, extractCv, { professionalId, cvId })
  return cvId
}

export const readOwnCv = (deps: Pick<Deps, 'db' | 'storage'>, { professionalId }: ProfessionalActor) =>
  readCvOfProfile(deps, professionalId)

/** For its owner and for administrators. Throws not_found. */
export async function readCvOfProfile(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  professionalId: number,
): Promise<FileReply> {
  const file = await findCvOfProfile(db, professionalId)
  const stream = file && (await storage.get(file.storageKey))
  if (!file || !stream) throw new AppError('not_found', { message: noCv })
  return { stream, name: file.name, mime: file.mime, size: file.size }
}
