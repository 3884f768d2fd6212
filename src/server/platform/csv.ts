import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { FileReply } from '#server/file-reply.ts'

/**
 * A CSV file written while it is sent, so that its size does not matter. It begins with a byte order mark, by which
 * Excel knows UTF-8. A cell that a spreadsheet would run as a formula begins with an apostrophe.
 */
export function csvFile<Row>(
  name: string,
  columns: readonly string[],
  batches: AsyncIterable<readonly Row[]>,
  toCells: (row: Row) => string[],
): FileReply {
  async function* lines() {
    yield stringify([[...columns]], { bom: true })
    for await (const rows of batches) yield stringify(rows.map(toCells), { escape_formulas: true })
  }
  return { stream: Readable.from(lines()), name, mime: 'text/csv; charset=utf-8', size: null }
}
