import { randomUUID } from 'node:crypto'
import { exportDays } from '#contracts/admin/exports-figures.ts'
import { may } from '#contracts/admin/admin-vocabulary.ts'
import type { ExportFormat, ExportKind } from '#contracts/admin/exports-vocabulary.ts'
import { limaDay } from '#domain/time/dates.ts'
import { DAY } from '#domain/time/durations.ts'
import type { AdminActor } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { FileReply } from '#server/file-reply.ts'
import { exportMakers } from './exportable-lists.ts'
import { type ExportRow, findExport, insertExport, listExports, setExport } from './exports.queries.ts'
import { makeExportTask } from './exports.tasks.ts'

export type { ExportRow }

const mimes: Record<ExportFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
}

export interface ExportWish {
  kind: ExportKind
  format: ExportFormat
  filters: Record<string, string>
  withNames: boolean
}

/** Stores the wish and queues its task. Paper has no people, so it never has names. */
export async function beginExport(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'queue'>,
  { adminId, role }: AdminActor,
  { kind, format, filters, ...wish }: ExportWish,
): Promise<ExportRow> {
  const withNames = wish.withNames && format === 'xlsx'
  if (withNames && !may(role, 'read-users')) throw new AppError('role_not_allowed')
  if (!exportMakers[kind].ready(deps, filters)) throw new AppError('validation_failed')
  const now = deps.clock.now()
  return transaction(deps, async (tx) => {
    const row = await insertExport(tx, {
      adminId,
      kind,
      format,
      filters,
      withNames,
      storageKey: `exports/${limaDay(now).slice(0, 4)}/${randomUUID()}.${format}`,
      createdAt: now,
      expiresAt: new Date(now.getTime() + exportDays * DAY),
    })
    await deps.queue.enqueue(tx, makeExportTask, { exportId: row.id })
    return row
  })
}

export const readExports = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { adminId }: AdminActor,
  kind: ExportKind | undefined,
): Promise<ExportRow[]> => listExports(db, { adminId, kind, now: clock.now() })

/** Queues the task of a failed export again. Throws not_found for another state or another's export. */
export async function retryExport(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'queue'>,
  actor: AdminActor,
  id: number,
): Promise<ExportRow> {
  await openExport(deps, actor, id)
  return transaction(deps, async (tx) => {
    const row = await setExport(tx, id, 'failed', { state: 'waiting' })
    if (!row) throw new AppError('not_found')
    await deps.queue.enqueue(tx, makeExportTask, { exportId: id })
    return row
  })
}

/** The file of one's own export that is ready. Throws not_found. */
export async function readExportFile(
  deps: Pick<Deps, 'db' | 'clock' | 'storage'>,
  actor: AdminActor,
  id: number,
): Promise<{ row: ExportRow; file: FileReply }> {
  const row = await openExport(deps, actor, id)
  const stream = row.state === 'ready' ? await deps.storage.get(row.storageKey) : null
  if (!stream) throw new AppError('not_found')
  const name = `${exportMakers[row.kind].fileName}-${limaDay(row.createdAt)}.${row.format}`
  return { row, file: { stream, name, mime: mimes[row.format], size: row.size } }
}

/** One's own export whose days are not over; a role that lost the right to names loses those files, too. */
async function openExport(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { adminId, role }: AdminActor,
  id: number,
): Promise<ExportRow> {
  const row = await findExport(db, id)
  const isOpen = row && row.adminId === adminId && row.expiresAt > clock.now()
  if (!isOpen || (row.withNames && !may(role, 'read-users'))) throw new AppError('not_found')
  return row
}
