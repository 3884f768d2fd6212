import { buffer } from 'node:stream/consumers'
import { withPlacesOnly } from '#domain/cv/places-only.ts'
import type { ProfessionalActor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { type JudgedReading, judgeReading } from '#server/features/cv/compare-with-profile.ts'
import type { StoredUpload } from '#server/platform/storage/stored-files.ts'
import { readPhotographedCv } from '#server/features/cv/extraction.service.ts'
import { isPhoto } from '#server/platform/storage/sniff.ts'
import { readProfileFile, UnreadableProfileFile } from './read-profile-file.ts'

/**
 * What the export of another product or the photo of a CV says, to be reviewed like a CV: nothing is saved, and the file is not kept.
 * Throws invalid_file with the reason, or why a photo cannot be read.
 */
export async function readImport(
  deps: Pick<Deps, 'db' | 'storage' | 'documents'>,
  self: Pick<ProfessionalActor, 'professionalId' | 'userId'>,
  upload: StoredUpload | null,
  gone?: AbortSignal,
): Promise<JudgedReading> {
  const stream = upload && (await deps.storage.get(upload.storageKey))
  if (!stream) throw refused('Elige una foto de tu CV, el ZIP de LinkedIn o tu JSON Resume')
  try {
    const bytes = await buffer(stream)
    const reading = isPhoto(bytes)
      ? await readPhotographedCv(deps, self, bytes, gone)
      : withPlacesOnly(await readProfileFile(bytes))
    return await judgeReading(deps.db, { professionalId: self.professionalId, cvId: null }, reading)
  } catch (error) {
    throw error instanceof UnreadableProfileFile ? refused(error.message) : error
  }
}

const refused = (message: string) => new AppError('invalid_file', { message, fields: { profile: message } })
