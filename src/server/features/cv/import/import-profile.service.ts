import { buffer } from 'node:stream/consumers'
import { withPlacesOnly } from '#domain/cv/places-only.ts'
import type { ProfessionalActor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { type JudgedReading, judgeReading } from '#server/features/cv/compare-with-profile.ts'
import type { StoredUpload } from '#server/platform/storage/stored-files.ts'
import { readProfileFile, UnreadableProfileFile } from './read-profile-file.ts'

/**
 * What the export of another product says, to be reviewed like a CV: nothing is saved, and the file is not kept. Throws invalid_file with
 * the reason.
 */
export async function readImport(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  { professionalId }: Pick<ProfessionalActor, 'professionalId'>,
  upload: StoredUpload | null,
): Promise<JudgedReading> {
  const stream = upload && (await storage.get(upload.storageKey))
  if (!stream) throw refused('Elige el ZIP de LinkedIn o tu JSON Resume')
  try {
    const reading = withPlacesOnly(await readProfileFile(await buffer(stream)))
    return await judgeReading(db, { professionalId, cvId: null }, reading)
  } catch (error) {
    throw error instanceof UnreadableProfileFile ? refused(error.message) : error
  }
}

const refused = (message: string) => new AppError('invalid_file', { message, fields: { profile: message } })
