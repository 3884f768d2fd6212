import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { adminExports } from '#server/db/schema/admin-exports.table.ts'
import { type ExportFileDeps, makeExport } from '#server/features/admin/exports/export-file.service.ts'

export interface ExportFigures {
  what: string
  rows: number
  megabytes: number
  seconds: number
  /** Of the process, in MB: before, and the most while it was sent. It includes what is not collected yet. */
  before: number
  peak: number
  /** What is really in use, in MB: before, and the most right after a collection, which takes place every second. */
  liveBefore: number
  livePeak: number
}

const megabytes = (bytes: number) => Math.round(bytes / 1e6)
/** In milliseconds. */
const [watchEvery, collectEvery] = [25, 1000]

function liveBytes(): number {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Reads a file to its end as fast as it comes, while this process sends it. */
export const measureExport = (what: string, url: string, cookie: string): Promise<ExportFigures> =>
  watched(what, async () => {
    const reply = await fetch(url, { headers: { cookie } })
    if (!reply.ok || !reply.body) throw new Error(`${url} answered ${reply.status}`)
    let [size, rows] = [0, -1]
    for await (const bytes of reply.body as AsyncIterable<Uint8Array>) {
      size += bytes.length
      for (const byte of bytes) if (byte === 10) rows++
    }
    return { size, rows }
  })

/** Makes the Excel of the report of matches, as the task does. */
export const measureSpreadsheet = (
  deps: ExportFileDeps,
  { url, cookie }: { url: string; cookie: string },
): Promise<ExportFigures> =>
  watched('applications as Excel, all', async () => {
    const begun = await fetch(`${url}/api/admin/exports`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'matching-reports', format: 'xlsx' }),
    })
    const { id } = (await begun.json()) as { id: number }
    await makeExport(deps, id)
    const [made] = await deps.db.select().from(adminExports).where(eq(adminExports.id, id))
    await deps.storage.remove(made?.storageKey ?? '')
    await deps.db.delete(adminExports).where(eq(adminExports.id, id))
    return { size: made?.size ?? 0, rows: made?.rows ?? 0 }
  })

/** Watches the memory of this process, which does the work. */
async function watched(
  what: string,
  run: () => Promise<{ size: number; rows: number }>,
): Promise<ExportFigures> {
  const liveBefore = liveBytes()
  const before = process.memoryUsage().rss
  let [peak, livePeak] = [before, liveBefore]
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, watchEvery)
  const collect = setInterval(() => {
    livePeak = Math.max(livePeak, liveBytes())
  }, collectEvery)
  const start = performance.now()
  const { size, rows } = await run().finally(() => {
    clearInterval(watch)
    clearInterval(collect)
  })
  return {
    what,
    rows,
    megabytes: megabytes(size),
    seconds: (performance.now() - start) / 1000,
    before: megabytes(before),
    peak: megabytes(peak),
    liveBefore: megabytes(liveBefore),
    livePeak: megabytes(livePeak),
  }
}

/** The first day since which a table has about so many rows. */
export async function dayWith(
  client: pg.Client,
  table: string,
  column: string,
  rows: number,
): Promise<string> {
  const { rows: found } = await client.query<{ day: string }>(
    `select (${column} at time zone 'America/Lima')::date::text as day from ${table} order by id desc offset $1 limit 1`,
    [rows],
  )
  return found[0]?.day ?? '2000-01-01'
}
