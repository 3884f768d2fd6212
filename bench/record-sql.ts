import pg from 'pg'

export interface Statement {
  text: string
  values: unknown[]
}

type AnyQuery = (...args: unknown[]) => unknown

/** Runs `work` and returns every statement that this process sent to PostgreSQL meanwhile. */
export async function recordStatements(work: () => Promise<void>): Promise<Statement[]> {
  const recorded: Statement[] = []
  const prototype = pg.Client.prototype as unknown as { query: AnyQuery }
  const original = prototype.query
  prototype.query = function record(this: unknown, ...args: unknown[]) {
    const [query, values] = args
    const given = (typeof query === 'string' ? { text: query } : query) as {
      text?: string
      values?: unknown[]
    }
    if (given.text !== undefined)
      recorded.push({ text: given.text, values: Array.isArray(values) ? values : (given.values ?? []) })
    return original.apply(this, args)
  }
  try {
    await work()
  } finally {
    prototype.query = original
  }
  return recorded
}
