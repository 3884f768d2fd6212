import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { mostFilesOfOrder, orderFileMaxBytes } from '#contracts/hires/order-figures.ts'
import type { ArrivedFile } from '#contracts/hires/order-files.contract.ts'
import { stepsOf } from '#domain/orders/steps.ts'
import { DAY } from '#domain/time/durations.ts'
import type { UserActor } from '#server/actor.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { FileReply } from '#server/file-reply.ts'
import { mimeTypes } from '#server/platform/storage/file-kinds.ts'
import { limited, WrongFileType } from '#server/platform/storage/sniff.ts'
import { discardUpload, keepUpload, type StoredUpload } from '#server/platform/storage/stored-files.ts'
import { insertPendingUpload } from '#server/platform/storage/stored-files.queries.ts'
import type { OwnHire } from './hires.policy.ts'
import { lockHire } from './hires.queries.ts'
import { orderOf } from './order-state.ts'
import {
  countOrderFiles,
  deleteAbandoned,
  deleteOrderFile,
  findBrokenOff,
  findContent,
  findOrderFile,
  insertOrderFile,
  insertPiece,
  listPieces,
  lockOrderFile,
  type OrderFileRow,
  setOrderFile,
} from './order-files.queries.ts'

type FileDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'storage'>

const present = ({ id, name, size, received, fileId }: OrderFileRow): ArrivedFile => ({
  id,
  name,
  size,
  received: fileId ? size : received,
  isReady: fileId !== null,
})

const stepsWithFiles = ['deliver', 'dispute', 'answer_dispute', 'add_evidence'] as const

/** Begins a file of the next step, or of an invoice, or finds one that broke off. Throws hire_step_gone when nothing takes one. */
export async function startFile(
  deps: FileDeps,
  { userId }: UserActor,
  { hire, party }: OwnHire,
  { name, size }: { name: string; size: number },
): Promise<ArrivedFile> {
  const now = deps.clock.now()
  const steps = stepsOf(orderOf(hire), party, now)
  // The invoice of what was delivered comes afterwards.
  const isInvoice = hire.status === 'completed' && party === 'professional'
  if (!isInvoice && !stepsWithFiles.some((step) => steps.includes(step))) throw new AppError('hire_step_gone')
  return transaction(deps, async (tx) => {
    await lockHire(tx, hire.id)
    await deleteAbandoned(tx, hire.id, new Date(now.getTime() - DAY))
    const of = { hireId: hire.id, userId, name, size }
    const brokenOff = await findBrokenOff(tx, of)
    if (brokenOff) return present(brokenOff)
    if ((await countOrderFiles(tx, hire.id)) >= mostFilesOfOrder) throw new AppError('order_files_full')
    const id = await insertOrderFile(tx, { ...of, createdAt: now })
    return { id, name, size, received: 0, isReady: false }
  })
}

/** Throws not_found for a file that this person does not send. */
export async function getSending(
  { db }: Pick<Deps, 'db'>,
  { userId }: UserActor,
  { hire }: OwnHire,
  id: string,
): Promise<ArrivedFile> {
  return present(await requireSending(db, userId, hire.id, id))
}

async function requireSending(db: Db, userId: number, hireId: number, id: string): Promise<OrderFileRow> {
  const file = await findOrderFile(db, hireId, id)
  if (file?.userId !== userId) throw new AppError('not_found')
  return file
}

/** Keeps the next piece; the same one again, or one that does not follow, is a conflict. The upload is the service's from then on. */
export async function addPiece(
  deps: FileDeps,
  { userId }: UserActor,
  { hire }: OwnHire,
  { id, from, upload }: { id: string; from: number; upload: StoredUpload },
): Promise<ArrivedFile> {
  return transaction(deps, async (tx) => {
    await lockOrderFile(tx, id)
    const file = await requireSending(tx, userId, hire.id, id)
    const { storageKey, size } = upload
    if (file.fileId || file.received !== from || from + size > file.size) throw new AppError('conflict')
    await insertPiece(tx, { orderFileId: id, start: from, size, storageKey })
    return present({ ...file, received: from + size })
  })
}

/** Puts the pieces together and checks the content. Throws conflict while some are missing, and invalid_file. */
export async function finishFile(
  deps: FileDeps,
  { userId }: UserActor,
  { hire }: OwnHire,
  id: string,
): Promise<ArrivedFile> {
  const file = await requireSending(deps.db, userId, hire.id, id)
  if (file.fileId) return present(file)
  if (file.received !== file.size) throw new AppError('conflict')
  const pieces = await listPieces(deps.db, id)
  const now = deps.clock.now()
  const storageKey = `order/${now.getUTCFullYear()}/${randomUUID()}.work`
  await insertPendingUpload(deps.db, storageKey, now)
  try {
    const whole = Readable.from(joined(deps, pieces), { objectMode: false })
    const { size } = await deps.storage.put(
      storageKey,
      limited(whole, { maxBytes: orderFileMaxBytes, kind: 'work' }),
    )
    const isNew = await transaction(deps, async (tx) => {
      await lockOrderFile(tx, id)
      if ((await requireSending(tx, userId, hire.id, id)).fileId) return false
      const upload = { storageKey, name: file.name, mime: mimeTypes.work, size }
      await setOrderFile(tx, id, await keepUpload(tx, upload, { ownerId: userId, kind: 'order' }))
      return true
    })
    if (isNew) for (const piece of pieces) await discardUpload(deps, piece)
    return present({ ...file, fileId: storageKey })
  } catch (error) {
    if (!(error instanceof WrongFileType)) throw error
    await deleteOrderFile(deps.db, id)
    for (const piece of pieces) await discardUpload(deps, piece)
    throw new AppError('invalid_file', {
      message: 'Sube un PDF, una imagen, un ZIP, un documento de Office o un video MP4.',
    })
  } finally {
    await discardUpload(deps, storageKey)
  }
}

async function* joined(
  { storage }: Pick<Deps, 'storage'>,
  pieces: readonly string[],
): AsyncGenerator<Buffer> {
  for (const key of pieces) {
    const stream = await storage.get(key)
    // The nightly clean-up was faster: the person begins again.
    if (!stream) throw new AppError('conflict')
    for await (const chunk of stream) yield chunk as Buffer
  }
}

/** A file for either side; the other side's only once its delivery is told. Throws not_found. */
export async function readOrderFile(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  { userId }: UserActor,
  { hire }: OwnHire,
  id: string,
): Promise<FileReply> {
  const file = await findContent(db, hire.id, id)
  const isShown = file && (file.userId === userId || file.isNotified === true)
  const stream = isShown ? await storage.get(file.storageKey) : null
  if (!file || !stream) throw new AppError('not_found', { message: 'Este archivo ya no está disponible.' })
  return { stream, name: file.name, mime: file.mime, size: file.size }
}
