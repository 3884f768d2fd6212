import type pg from 'pg'

export interface ExportFigures {
  what: string
  rows: number
  megabytes: number
  seconds: number
  /** Of the process, in MB: before, and the most while it was sent. */
  before: number
  peak: number
}

const megabytes = (bytes: number) => Math.round(bytes / 1e6)
const everyMs = 25

/** Reads a file to its end as fast as it comes, and watches the memory of this process, which sends it. */
export async function measureExport(what: string, url: string, cookie: string): Promise<ExportFigures> {
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, everyMs)
  const start = performance.now()
  let [size, rows] = [0, -1]
  try {
    const reply = await fetch(url, { headers: { cookie } })
    if (!reply.ok || !reply.body) throw new Error(`${url} answered ${reply.status}`)
    for await (const bytes of reply.body as AsyncIterable<Uint8Array>) {
      size += bytes.length
      for (const byte of bytes) if (byte === 10) rows++
    }
  } finally {
    clearInterval(watch)
  }
  return {
    what,
    rows,
    megabytes: megabytes(size),
    seconds: (performance.now() - start) / 1000,
    before: megabytes(before),
    peak: megabytes(peak),
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
