import type { UserActor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { FileReply } from '#server/file-reply.ts'
import type {
  ReceivedApplication,
  SentApplication,
} from '#server/features/applications/applications.policy.ts'
import { openFile } from '#server/features/applications/applications.service.ts'
import { asPaper } from '#server/platform/pictures/stored-papers.ts'
import type { StoredUpload } from '#server/platform/storage/stored-files.ts'
import { findAnswerFile } from './answers.queries.ts'

/** The files of a form to apply, by the number of the question. */
export type AnswerFiles = Readonly<Record<string, StoredUpload>>

/**
 * The files of a call as they are kept: pictures are encoded again, without place and date. The call has them from then on, so what
 * no application keeps is deleted with it. Throws invalid_file.
 */
export async function readyAnswerFiles(
  deps: Pick<Deps, 'db' | 'storage' | 'clock'>,
  call: { files: Record<string, StoredUpload> },
): Promise<AnswerFiles> {
  for (const [key, upload] of Object.entries(call.files))
    call.files[key] = await asPaper(deps, { upload, kind: 'answer', field: `answers.${key}` })
  return call.files
}

/** A file of an application for either side, as its CV: the company does not get that of a suspended person. Throws not_found. */
export async function readAnswerFile(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue' | 'storage'>,
  actor: UserActor,
  party: { sent: SentApplication } | { received: ReceivedApplication },
  fileId: string,
): Promise<FileReply> {
  const { id } = 'sent' in party ? party.sent : party.received
  const file = await findAnswerFile(deps.db, id, fileId)
  if (file?.isSuspended && 'received' in party)
    throw new AppError('not_found', {
      message: 'Esta cuenta está suspendida: sus archivos no se pueden ver.',
    })
  const stream = file && (await deps.storage.get(file.storageKey))
  if (!file || !stream) throw new AppError('not_found', { message: 'Este archivo ya no está disponible.' })
  if ('received' in party) await openFile(deps, actor, party.received)
  return { stream, name: file.name, mime: file.mime, size: file.size }
}
