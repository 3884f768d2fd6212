import type { Undoable } from '#contracts/acts/act-fields.ts'
import { mostBriefFiles } from '#contracts/briefs/briefs-figures.ts'
import type { CompanyActor, ProfessionalActor } from '#server/actor.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { remove } from '#server/features/acts/removals.service.ts'
import { fileRemoval, pushToCompany } from '#server/features/briefs/briefs.acts.ts'
import type { OwnBrief } from '#server/features/briefs/briefs.policy.ts'
import type { BriefRow } from '#server/features/briefs/briefs.queries.ts'
import { isEditable, requireBrief } from '#server/features/briefs/briefs.service.ts'
import { submitBrief } from '#server/features/briefs/moderation/judge-brief.service.ts'
import { findOpenBrief } from '#server/features/briefs/open-briefs.queries.ts'
import { lockPublisher } from '#server/features/companies/companies.service.ts'
import type { FileReply } from '#server/file-reply.ts'
import { withPaper } from '#server/platform/pictures/stored-papers.ts'
import { keepUpload, type StoredUpload } from '#server/platform/storage/stored-files.ts'
import { countBriefFiles, fileRowsOf, findBriefFile, insertBriefFile } from './brief-files.queries.ts'

/**
 * Attaches a file to a brief. It belongs to the company's account. An open brief is looked at again. Throws brief_settled once
 * somebody proposed, and invalid_file, also for one too many.
 */
export async function addBriefFile(
  deps: Pick<Deps, 'db' | 'pool' | 'storage' | 'clock'>,
  { id }: OwnBrief,
  upload: StoredUpload | null,
): Promise<void> {
  if (!upload) throw new AppError('invalid_file', { fields: { file: 'Elige un PDF, un JPG o un PNG' } })
  await withPaper(deps, { upload, kind: 'brief', field: 'file' }, (file) =>
    transaction(deps, async (tx) => {
      const brief = await requireEditable(tx, id)
      if ((await countBriefFiles(tx, id)) >= mostBriefFiles) {
        const message = `Caben ${mostBriefFiles} archivos por requerimiento. Quita uno antes de subir este.`
        throw new AppError('invalid_file', { message, fields: { file: message } })
      }
      const { userId: ownerId } = await lockPublisher(tx, brief.companyId)
      if (ownerId === null) throw new AppError('not_found')
      await insertBriefFile(tx, {
        briefId: id,
        fileId: await keepUpload(tx, file, { ownerId, kind: 'brief' }),
      })
      if (brief.status === 'open') await submitBrief(deps, tx, brief, brief)
      await pushToCompany(tx, brief.companyId)
    }),
  )
}

/** Deletes a file. Throws not_found, and brief_settled once somebody proposed. */
export async function removeBriefFile(
  deps: Pick<Deps, 'pool' | 'clock' | 'queue'>,
  { userId, companyId }: CompanyActor,
  { id }: OwnBrief,
  fileId: string,
): Promise<Undoable> {
  return transaction(deps, async (tx) => {
    await requireEditable(tx, id)
    const rows = [fileRowsOf(id, fileId)] as const
    const undo = await remove(deps, tx, fileRemoval, {
      userId,
      data: { companyId, fileId },
      rows: [...rows],
    })
    if (!undo) throw new AppError('not_found')
    await pushToCompany(tx, companyId)
    return undo
  })
}

async function requireEditable(tx: Db, id: number): Promise<BriefRow> {
  const brief = await requireBrief(tx, id)
  if (!isEditable(brief)) throw new AppError('brief_settled')
  return brief
}

/** A file for the company, or for an administrator. Throws not_found. */
export async function readBriefFile(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  briefId: number,
  fileId: string,
): Promise<FileReply> {
  const file = await findBriefFile(db, briefId, fileId)
  const stream = file && (await storage.get(file.storageKey))
  if (!file || !stream) throw new AppError('not_found', { message: 'Este archivo ya no está disponible.' })
  return { stream, name: file.name, mime: file.mime, size: file.size }
}

/** A file of a brief that this professional may read. Throws not_found. */
export async function readOpenBriefFile(
  deps: Pick<Deps, 'db' | 'storage'>,
  actor: ProfessionalActor,
  briefId: number,
  fileId: string,
): Promise<FileReply> {
  if (!(await findOpenBrief(deps.db, actor, briefId))) throw new AppError('not_found')
  return readBriefFile(deps, briefId, fileId)
}
