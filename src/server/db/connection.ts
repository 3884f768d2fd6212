import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { UnitOfWork } from './unit-of-work.ts'

/** What queries are written against: the root database or a transaction, and they cannot tell which. */
export type Db = NodePgDatabase & { $client: pg.Pool | pg.PoolClient }

/** What the current call chain's transaction has marked as changed; undefined outside of one. */
const currentTransaction = new AsyncLocalStorage<Set<ChangeTopic>>()

/** What the current call chain commits together with its answer; undefined where nobody asked for that. */
const currentUnit = new AsyncLocalStorage<{ unit: UnitOfWork<ChangeTopic>; pool: pg.Pool }>()

/** Undefined when it is over: what still runs then is not part of it. */
function openUnit(pool: pg.Pool): UnitOfWork<ChangeTopic> | undefined {
  const current = currentUnit.getStore()
  return current?.pool === pool && !current.unit.isOver ? current.unit : undefined
}

/** `jobs`: what public pages and lists are made of. `matching`: told by triggers when what matching knows of anybody changed. */
export const changeTopics = ['jobs', 'matching'] as const
export type ChangeTopic = (typeof changeTopics)[number]

/**
 * A pool that refuses to be used inside a transaction, where it would write outside of it without a word. In a call whose effect
 * is committed together with its answer, whatever it writes belongs to that.
 */
export class GuardedPool extends pg.Pool {
  /** Hears of each change that this process commits, before the one who made it gets an answer. */
  onChange: (topic: ChangeTopic) => void = () => {}

  // oxlint-disable-next-line typescript/no-explicit-any -- pg's overloads cannot be written down otherwise
  override query(...args: any[]): any {
    if (currentTransaction.getStore())
      throw new Error('The root database was used inside a transaction: pass the transaction on')
    const unit = openUnit(this)
    if (unit && (unit.hasBegun || !isRead(args[0])))
      return unit.step((client) => client.query(...(args as [string])))
    return super.query(...(args as [string]))
  }
}

/** Anything else may write. */
const isRead = (query: string | { text: string }): boolean =>
  /^\s*select\b/i.test(typeof query === 'string' ? query : query.text)

export interface Database {
  db: Db
  pool: GuardedPool
  close(): Promise<void>
}

/**
 * Opens a pool on `url`. Search queries get custom plans: a generic plan made a filtered search 60 times slower.
 * `statementTimeout` (ms; 0: none): a statement that takes or waits longer is given up, as is a transaction that is left open.
 * Compiling a plan (jit) costs more than our longest query; disks without arms read anywhere at nearly one price.
 */
export function connect(
  url: string,
  options: { max?: number; applicationName?: string; statementTimeout?: number } = {},
): Database {
  const { statementTimeout = 0 } = options
  const pool = new GuardedPool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'qhatu',
    options:
      '-c plan_cache_mode=force_custom_plan -c jit=off -c random_page_cost=1.1 -c timezone=UTC' +
      ` -c statement_timeout=${statementTimeout} -c idle_in_transaction_session_timeout=${2 * statementTimeout}`,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  // A connection that the server closes is replaced by the next query, which hears of it; without listeners, also on the
  // connections that are in use, it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
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
  const unit = openUnit(database.pool)
  if (unit) return unit.step((client) => runIn(client, work, unit.changed))
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    const changed = new Set<ChangeTopic>()
    const result = await runIn(client, work, changed)
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

/** Adds what `work` marks as changed to `changed` when it is done. */
async function runIn<T>(
  client: pg.PoolClient,
  work: (tx: Db) => Promise<T>,
  changed: Set<ChangeTopic>,
): Promise<T> {
  const marked = new Set<ChangeTopic>()
  const result = await currentTransaction.run(marked, () => work(drizzle(client)))
  for (const topic of marked) changed.add(topic)
  return result
}

/**
 * Runs `work`, in which any number of transactions may begin, and commits all that they write at once, together with what `settle`
 * writes about the result. A process that dies before leaves nothing of it. When `work` throws, what its transactions have done
 * stands all the same, as it would without this: a wrong code is counted, a warning is mailed. When `settle` throws, nothing stands.
 */
export async function commitTogether<T>(
  database: Pick<Database, 'pool'>,
  work: () => Promise<T>,
  settle: (tx: Db, result: T) => Promise<void>,
): Promise<T> {
  if (currentUnit.getStore()) throw new Error('What is committed together cannot be part of another')
  const unit = new UnitOfWork<ChangeTopic>(() => database.pool.connect())
  const commit = async (): Promise<void> => {
    await unit.commit()
    for (const topic of unit.changed) database.pool.onChange(topic)
  }
  let result: T
  try {
    result = await currentUnit.run({ unit, pool: database.pool }, work)
  } catch (error) {
    await commit().catch(() => {})
    throw error
  }
  try {
    await unit.step((client) => settle(drizzle(client), result))
  } catch (error) {
    await unit.rollback().catch(() => {})
    throw error
  }
  await commit()
  return result
}

/** Runs `work` apart from what is committed together: what it writes stands at once, whatever becomes of the call. */
export const apart = <T>(work: () => Promise<T>): Promise<T> => currentUnit.exit(work)

/** Remembers, until the commit, that the transaction changed something under this topic. */
export function markChanged(topic: ChangeTopic): void {
  const changed = currentTransaction.getStore()
  if (!changed) throw new Error('A change is announced in the transaction that makes it')
  changed.add(topic)
}
