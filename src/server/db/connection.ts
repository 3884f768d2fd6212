import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** What queries are written against: the root database or a transaction, and they cannot tell which. */
export type Db = NodePgDatabase & { $client: pg.Pool | pg.PoolClient }

/** What the current call chain's transaction has marked as changed; undefined outside of one. */
const currentTransaction = new AsyncLocalStorage<Set<ChangeTopic>>()

/** `jobs`: what public pages and lists are made of. `matching`: told by triggers when what matching knows of anybody changed. */
export const changeTopics = ['jobs', 'matching'] as const
export type ChangeTopic = (typeof changeTopics)[number]

/** A pool that refuses to be used inside a transaction, where it would write outside of it without a word. */
export class GuardedPool extends pg.Pool {
  /** Hears of each change that this process commits, before the one who made it gets an answer. */
  onChange: (topic: ChangeTopic) => void = () => {}

  // oxlint-disable-next-line typescript/no-explicit-any -- pg's overloads cannot be written down otherwise
  override query(...args: any[]): any {
    if (currentTransaction.getStore())
      throw new Error('The root database was used inside a transaction: pass the transaction on')
    return super.query(...(args as [string]))
  }
}

export interface Database {
  db: Db
  pool: GuardedPool
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
  if (currentTransaction.getStore()) throw new Error('A transaction cannot begin inside another')
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    const changed = new Set<ChangeTopic>()
    const result = await currentTransaction.run(changed, () => work(drizzle(client)))
    await client.query('commit')
    client.release()
    for (const topic of changed) database.pool.onChange(topic)
    return result
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      (rollbackError: Error) => client.release(rollbackError),
    )
    throw error
  }
}

/** Remembers, until the commit, that the transaction changed something under this topic. */
export function markChanged(topic: ChangeTopic): void {
  const changed = currentTransaction.getStore()
  if (!changed) throw new Error('A change is announced in the transaction that makes it')
  changed.add(topic)
}
