import { mostPapers, paperDays } from '#contracts/verifications/verification-figures.ts'
import { type PaperKind, papersOf, standsFor } from '#contracts/verifications/verifications-vocabulary.ts'
import { DAY } from '#domain/time/durations.ts'
import type { UserActor } from '#server/actor.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { FileReply } from '#server/file-reply.ts'
import { withPaper } from '#server/platform/pictures/stored-papers.ts'
import { dropFile, keepUpload, type StoredUpload } from '#server/platform/storage/stored-files.ts'
import { createCode } from '#server/platform/tokens.ts'
import type { OwnPaper } from './verifications.policy.ts'
import {
  findFiledPaper,
  findOpenVerification,
  insertDraft,
  insertPaper,
  listOldPapers,
  listPapers,
  listVerifications,
  lockVerifiable,
  movePapers,
  type PaperRow,
  type VerificationRow,
} from './verifications.queries.ts'

/** How many files a night's clean-up deletes in one transaction. */
const batchSize = 100

/**
 * Adds a paper to the draft of the caller, which begins with the first one. Throws invalid_file, validation_failed for
 * a paper of others or one too many, and verification_settled once it is filed.
 */
export async function addPaper(
  deps: Pick<Deps, 'db' | 'pool' | 'storage' | 'clock'>,
  actor: UserActor,
  kind: PaperKind,
  upload: StoredUpload | null,
): Promise<void> {
  if (!upload) throw new AppError('invalid_file', { fields: { paper: 'Elige un PDF, un JPG o un PNG' } })
  if (!papersOf[actor.kind].some((asked) => standsFor(kind, asked)))
    throw new AppError('validation_failed', { fields: { kind: 'Elige un documento de la lista' } })
  await withPaper(deps, { upload, kind: 'paper', field: 'paper' }, (file) =>
    transaction(deps, async (tx) => {
      await lockVerifiable(tx, actor.userId)
      const draft = await openDraft(tx, actor.userId, deps.clock.now())
      if ((await listPapers(tx, draft.id)).length >= mostPapers)
        throw new AppError('validation_failed', {
          fields: { paper: `Quita un documento: caben ${mostPapers}` },
        })
      const fileId = await keepUpload(tx, file, { ownerId: actor.userId, kind: 'paper' })
      await insertPaper(tx, { verificationId: draft.id, fileId, kind })
    }),
  )
}

/** The draft, or a new one with the papers of the request before if that was not enough. */
async function openDraft(tx: Db, userId: number, now: Date): Promise<VerificationRow> {
  const open = await findOpenVerification(tx, userId)
  if (open?.filedAt) throw new AppError('verification_settled')
  if (open) return open
  const [before] = await listVerifications(tx, userId, 1)
  const draft = await insertUnderNewCode(tx, userId, now)
  if (before?.outcome === 'not_enough') await movePapers(tx, { from: before.id, to: draft.id })
  return draft
}

async function insertUnderNewCode(tx: Db, userId: number, now: Date): Promise<VerificationRow> {
  const row = await insertDraft(tx, { userId, code: createCode('V'), createdAt: now })
  return row ?? insertUnderNewCode(tx, userId, now)
}

/** Removes a paper of a draft, or of an answered request. Throws verification_settled while it is filed. */
export async function removePaper(
  deps: Pick<Deps, 'pool' | 'queue'>,
  { userId }: UserActor,
  { fileId, verificationId }: OwnPaper,
): Promise<void> {
  await transaction(deps, async (tx) => {
    await lockVerifiable(tx, userId)
    const open = await findOpenVerification(tx, userId)
    if (open?.id === verificationId && open.filedAt) throw new AppError('verification_settled')
    await dropFile(deps, tx, fileId)
  })
}

export const readOwnPaper = (deps: Pick<Deps, 'storage'>, paper: OwnPaper) => fileOf(deps, paper)

/** A paper of a filed request, for an administrator. Throws not_found. */
export async function readFiledPaper(
  deps: Pick<Deps, 'db' | 'storage'>,
  { id, paperId }: { id: number; paperId: number },
): Promise<FileReply> {
  const paper = await findFiledPaper(deps.db, id, paperId)
  if (!paper) throw new AppError('not_found')
  return fileOf(deps, paper)
}

async function fileOf({ storage }: Pick<Deps, 'storage'>, paper: PaperRow): Promise<FileReply> {
  const stream = await storage.get(paper.storageKey)
  if (!stream) throw new AppError('not_found')
  return { stream, name: paper.name, mime: paper.mime, size: paper.size }
}

/** Deletes the papers whose term is over; only the outcome stays. */
export async function deleteOldPapers(deps: Pick<Deps, 'pool' | 'clock' | 'queue'>): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - paperDays * DAY)
  const count = await transaction(deps, async (tx) => {
    const fileIds = await listOldPapers(tx, before, batchSize)
    for (const fileId of fileIds) await dropFile(deps, tx, fileId)
    return fileIds.length
  })
  if (count === batchSize) await deleteOldPapers(deps)
}
