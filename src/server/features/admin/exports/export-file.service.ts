import { Readable } from 'node:stream'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { removeStoredFile } from '#server/platform/storage/stored-files.ts'
import { exportMakers } from './exportable-lists.ts'
import { deleteExpired, type ExportRow, findExport, setExport } from './exports.queries.ts'

export type ExportFileDeps = Pick<
  Deps,
  'db' | 'pool' | 'clock' | 'queue' | 'storage' | 'sheetWriter' | 'reportPrinter'
>

/**
 * Makes the file of an export, unless it is ready. It may run twice, and then writes the same file. One that fails says so at
 * once; the queue tries again, and so can the administrator.
 */
export async function makeExport(deps: ExportFileDeps, id: number): Promise<void> {
  const row = await findExport(deps.db, id)
  if (!row || row.state === 'ready') return
  try {
    const written = await writeFile(deps, row)
    if (await setExport(deps.db, id, 'any', { state: 'ready', ...written })) return
    // Deleted meanwhile.
    await deps.storage.remove(row.storageKey)
  } catch (error) {
    await setExport(deps.db, id, 'any', { state: 'failed' })
    throw error
  }
}

async function writeFile(
  deps: ExportFileDeps,
  { kind, format, filters, withNames, storageKey }: ExportRow,
): Promise<{ size: number; rows: number | null; allRows: number | null }> {
  const maker = exportMakers[kind].ready(deps, filters)
  if (!maker) throw new Error('An export was stored with filters that its list does not know')
  if (format === 'xlsx') {
    const plan = await maker.plan(withNames)
    const { size } = await deps.storage.put(storageKey, Readable.from(deps.sheetWriter.write(plan.sheets)))
    return { size, rows: plan.rows(), allRows: plan.allRows }
  }
  const bytes = await deps.reportPrinter.draw(await maker.paper())
  if (!bytes) throw new Error('Too many reports wait to be printed')
  const { size } = await deps.storage.put(storageKey, Readable.from([bytes]))
  return { size, rows: null, allRows: null }
}

/** Every night: deletes the exports whose days are over, with their files. */
export const removeExpiredExports = (deps: Pick<Deps, 'pool' | 'clock' | 'queue'>): Promise<void> =>
  transaction(deps, async (tx) => {
    for (const storageKey of await deleteExpired(tx, deps.clock.now()))
      await deps.queue.enqueue(tx, removeStoredFile, { storageKey })
  })
