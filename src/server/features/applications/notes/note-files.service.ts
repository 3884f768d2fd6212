import { mostNoteFiles } from '#contracts/applications/note-figures.ts'
import { DAY } from '#domain/time/durations.ts'
import type { CompanyActor } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { FileReply } from '#server/file-reply.ts'
import type { OwnNote, TeamNote } from '#server/features/applications/applications.policy.ts'
import { withPaper } from '#server/platform/pictures/stored-papers.ts'
import { dropFile, keepUpload, type StoredUpload } from '#server/platform/storage/stored-files.ts'
import {
  findCandidateUser,
  findFile,
  insertFileOfNote,
  listFiles,
  listUnusedFiles,
  lockNote,
} from './notes.queries.ts'
import { refreshTeam } from './refresh-team.ts'

/**
 * Attaches a file to an own note. It belongs to the candidate's account: it is in its download, and goes with it. Throws
 * invalid_file, also for one too many.
 */
export async function addNoteFile(
  deps: Pick<Deps, 'db' | 'pool' | 'storage' | 'clock'>,
  { companyId }: CompanyActor,
  { id, applicationId }: OwnNote,
  upload: StoredUpload | null,
): Promise<void> {
  if (!upload) throw new AppError('invalid_file', { fields: { file: 'Elige un PDF, un JPG o un PNG' } })
  await withPaper(deps, { upload, kind: 'note', field: 'file' }, (file) =>
    transaction(deps, async (tx) => {
      const ownerId = (await lockNote(tx, id)) && (await findCandidateUser(tx, applicationId))
      if (ownerId === null) throw new AppError('not_found')
      if ((await listFiles(tx, [id])).length >= mostNoteFiles) {
        const message = `Caben ${mostNoteFiles} archivos por nota. Escribe otra nota para este.`
        throw new AppError('invalid_file', { message, fields: { file: message } })
      }
      await insertFileOfNote(tx, {
        noteId: id,
        fileId: await keepUpload(tx, file, { ownerId, kind: 'note' }),
      })
      await refreshTeam(tx, companyId)
    }),
  )
}

/** Throws not_found. */
export async function readNoteFile(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  { id }: TeamNote,
  fileId: string,
): Promise<FileReply> {
  const file = await findFile(db, id, fileId)
  const stream = file && (await storage.get(file.storageKey))
  if (!file || !stream) throw new AppError('not_found')
  return { stream, name: file.name, mime: file.mime, size: file.size }
}

/** How long the file of a deleted note is kept: its deletion may be undone meanwhile. In milliseconds. */
const retention = DAY

/** Deletes the files of notes that are gone. */
export async function sweepNoteFiles(deps: Pick<Deps, 'db' | 'pool' | 'queue' | 'clock'>): Promise<void> {
  const unused = await listUnusedFiles(deps.db, new Date(deps.clock.now().getTime() - retention))
  for (const id of unused)
    await transaction(deps, async (tx) => {
      await dropFile(deps, tx, id)
    })
}
