import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** What queries are written against: the root database or a transaction, and they cannot tell which. */
export type Db = NodePgDatabase & { $client: pg.Pool | pg.PoolClient }

/** True while the current call chain is inside a transaction. */
const insideTransaction = new AsyncLocalStorage<true>()

/** A pool that refuses to be used inside a transaction, where it would write outside of it without a word. */
class GuardedPool extends pg.Pool {
  // oxlint-disable-next-line typescript/no-explicit-any -- pg's overloads cannot be written down otherwise
  override query(...args: any[]): any {
    if (insideTransaction.getStore())
      throw new Error('The root database was used inside a transaction: pass the transaction on')
    return super.query(...(args as [string]))
  }
}

export interface Database {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

/**
 * Opens a pool on `url`. Search queries get custom plans: a generic plan made a filtered search 60 times slower.
 * Compiling a plan (jit) costs more than our longest query; disks without arms read anywhere at nearly one price.
 */
export function connect(url: string, options: { max?: number; applicationName?: string } = {}): Database {
  const pool = new GuardedPool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'qhatu',
    options: '-c plan_cache_mode=force_custom_plan -c jit=off -c random_page_cost=1.1 -c timezone=UTC',
    connectionTimeoutMillis: 10_000,
  })
  // A connection that the server closes while idle is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => {})
  return { db: drizzle(pool), pool, close: () => pool.end() }
}

/**
 * Runs `work` in one transaction: all of it is committed, or none. The only way to begin one.
 * Using the root database inside throws at once, and so does a second transaction.
 */
export async function transaction<T>(
  database: Pick<Database, 'pool'>,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  if (insideTransaction.getStore()) throw new Error('A transaction cannot begin inside another')
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    const result = await insideTransaction.run(true, () => work(drizzle(client)))
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      (rollbackError: Error) => client.release(rollbackError),
    )
    throw error
  }
}
