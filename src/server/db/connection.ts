import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { UnitOfWork } from './unit-of-work.ts'

/** The handle that queries use: the root database or a transaction. Queries cannot tell which. */
export type Db = NodePgDatabase & { $client: pg.Pool | pg.PoolClient }

/** The topics that the current call chain's transaction marked as changed; undefined outside a transaction. */
const currentTransaction = new AsyncLocalStorage<Set<ChangeTopic>>()

/** What the current call chain commits together with its reply; undefined where no caller asked for that. */
const currentUnit = new AsyncLocalStorage<{ unit: UnitOfWork<ChangeTopic>; pool: pg.Pool }>()

/** Undefined when the unit has ended: later work is not part of it. */
function openUnit(pool: pg.Pool): UnitOfWork<ChangeTopic> | undefined {
  const current = currentUnit.getStore()
  return current?.pool === pool && !current.unit.isOver ? current.unit : undefined
}

/**
 * `jobs`: the content of public pages and lists. `matching`: triggers notify it when the data for matching changed.
 */
export const changeTopics = ['jobs', 'matching'] as const
export type ChangeTopic = (typeof changeTopics)[number]

/**
 * A pool that throws when used inside a transaction, where it would silently write outside it. In a call whose effect
 * is committed together with its reply, all its writes join that unit.
 */
export class GuardedPool extends pg.Pool {
  /** Receives each change that this process commits, before the caller gets a reply. */
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

/** Any other statement may write. */
const isRead = (query: string | { text: string }): boolean =>
  /^\s*select\b/i.test(typeof query === 'string' ? query : query.text)

export interface Database {
  db: Db
  pool: GuardedPool
  close(): Promise<void>
}

/**
 * Opens a pool on `url`. Search queries get custom plans: a generic plan made a filtered search 60 times slower.
 * `statementTimeout` (ms; 0: none) ends statements that run or wait longer, and transactions left open. `jit` is off
 * because compiling a plan costs more than our longest query. Random reads cost almost the same as sequential ones on
 * SSDs.
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
  // The next query replaces a connection that the server closed and reports the error. Without listeners, also on
  // connections in use, the error would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return { db: drizzle(pool), pool, close: () => pool.end() }
}

/**
 * Runs `work` in one transaction: all of it is committed, or nothing. The only way to begin one. Using the root
 * database inside throws at once, and so does a nested transaction.
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

/** Adds the topics that `work` marked as changed to `changed` when it is done. */
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
 * Runs `work`, in which any number of transactions may begin, and commits all their writes at once, together with
 * what `settle` writes about the result. If the process dies before, nothing is stored. When `work` throws, its
 * finished transactions are still committed: a wrong code is counted, a warning is mailed. When `settle` throws,
 * nothing is committed.
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

/** Runs `work` outside the unit of the call: its writes are committed at once, whatever the call's result. */
export const apart = <T>(work: () => Promise<T>): Promise<T> => currentUnit.exit(work)

/**
 * Reads of one moment that may take minutes: figures for which many rows are counted. They have one connection, outside the
 * unit of the call, and may not write.
 */
export const longRead = <T>(database: Pick<Database, 'pool'>, work: (db: Db) => Promise<T>): Promise<T> =>
  apart(() =>
    transaction(database, async (tx) => {
      await tx.execute(sql`set transaction isolation level repeatable read, read only`)
      await tx.execute(sql`set local statement_timeout = '10min'`)
      return work(tx)
    }),
  )

/** Records, until the commit, that the transaction changed something under this topic. */
export function markChanged(topic: ChangeTopic): void {
  const changed = currentTransaction.getStore()
  if (!changed) throw new Error('A change is announced in the transaction that makes it')
  changed.add(topic)
}
