/** Rows that an export or a check reads at once. */
const batchSize = 1000

/** All rows in batches, by id: `read` returns those above an id, the oldest first, so that the number does not matter. */
export async function* readInBatches<Row extends { id: number }>(
  read: (after: number, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after = 0
  for (;;) {
    const rows = await read(after, batchSize)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.id
  }
}
