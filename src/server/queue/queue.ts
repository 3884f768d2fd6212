import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import type { Db } from '#server/db/connection.ts'
import { throughOutages } from '#server/db/database-failure.ts'
import { createBoss } from './boss.ts'
import type { Task, TaskHandler } from './task.ts'

export interface Queue {
  /** Queues a task in the transaction that causes it: it exists only if that commits. */
  enqueue<T extends object>(
    tx: Db,
    task: Task<T>,
    data: T,
    /** `delay`: the minimum wait, in milliseconds. */
    options?: { delay?: number; key?: string },
  ): Promise<void>
  /** The same for many tasks of one kind, with one statement. */
  enqueueAll<T extends object>(tx: Db, task: Task<T>, data: readonly T[]): Promise<void>
  /** Starts running tasks in this process. Calls are already answered, so it outlasts a database that restarts. */
  work(): Promise<void>
  /**
   * Runs all due tasks until none is left, for tests and scripts. Throws the error of a failed task, which is retried
   * later.
   */
  drain(): Promise<number>
  /** Waits for running tasks; unfinished ones stay in the database and are retried. */
  stop(): Promise<void>
}

/** How often (ms) delayed and missed tasks are looked for. */
const wakeEvery = 2_000

/**
 * A new task wakes its worker at once, a delayed or missed one within `wakeEvery`. The library's own polling, a query for
 * each of a hundred queues, only guards against a fault of ours. A backlog is processed ten at a time without a pause, and
 * each task completes separately.
 */
const working = {
  pollingIntervalSeconds: 60,
  notifyPollingIntervalSeconds: 60,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
  // The output of the last failure contains the number of failures.
  includeMetadata: true,
} as const

type TakenTask = Pick<JobWithMetadata<unknown>, 'id' | 'data' | 'output'>

/**
 * A task whose process was killed has not failed and is run again; at most this often, in case the task itself kills
 * the process.
 */
const mostKills = 50

interface Options {
  url: string
  /** Created from the queue itself, because tasks queue further tasks. */
  handlers(queue: Pick<Queue, 'enqueue' | 'enqueueAll'>): TaskHandler[]
  onError(error: unknown, task: string): void
}

/** Connects to the queue's tables and creates a queue per task; tasks run only after `work()`. */
export async function startQueue({ url, handlers: makeHandlers, onError }: Options): Promise<Queue> {
  const boss = createBoss(url, { listen: true })
  boss.on('error', (error) => onError(error, 'queue'))
  await boss.start()
  const [enqueue, enqueueAll] = [enqueueWith(boss), enqueueAllWith(boss)]
  const handlers = makeHandlers({ enqueue, enqueueAll })
  await prepareTaskQueues(
    boss,
    handlers.map(({ task }) => task),
  )

  let stopWaking = () => {}
  const settle = async (handler: TaskHandler, job: TakenTask): Promise<JobResult> => {
    try {
      await handler.run(job.data)
      return { id: job.id, status: 'completed' }
    } catch (error) {
      onError(error, handler.task.name)
      return afterFailure(handler.task, job)
    }
  }

  return {
    enqueue,
    enqueueAll,
    async work() {
      const workers = new Map<string, string>()
      stopWaking = wakeWorkers(boss, workers, onError)
      for (const handler of handlers) {
        const { name, cron } = handler.task
        const run = (jobs: TakenTask[]) => Promise.all(jobs.map((job) => settle(handler, job)))
        workers.set(name, await boss.work(name, working, run))
        if (cron)
          await throughOutages(
            () => boss.schedule(name, cron, {}, { tz: 'America/Lima' }),
            (error) => onError(error, name),
          )
      }
    },
    async drain() {
      for (let done = 0; ;) {
        const before = done
        const due = await namesOfDueTasks(boss)
        for (const handler of handlers.filter(({ task }) => due.has(task.name))) {
          for (;;) {
            const [job] = await boss.fetch(handler.task.name, { includeMetadata: true })
            if (!job) break
            await runAndSettle(boss, handler, job)
            done++
          }
        }
        if (done === before) return done
      }
    },
    stop() {
      stopWaking()
      return boss.stop({ graceful: true, timeout: 20_000, close: true })
    },
  }
}

/** Wakes the workers of due tasks from now on, by their names. Returns what ends it. */
function wakeWorkers(
  boss: PgBoss,
  workers: ReadonlyMap<string, string>,
  onError: Options['onError'],
): () => void {
  const wake = async () => {
    for (const name of await namesOfDueTasks(boss)) {
      const worker = workers.get(name)
      if (worker) boss.notifyWorker(worker)
    }
  }
  let isOver = false
  let timer: NodeJS.Timeout
  const wait = () => {
    if (!isOver) timer = setTimeout(() => void wake().catch(report).then(wait), wakeEvery)
  }
  const report = (error: unknown) => onError(error, 'queue')
  wait()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

/** One query for all queues: one for each was half of the statements of a test, and most of those of an idle product. */
async function namesOfDueTasks(boss: PgBoss): Promise<Set<string>> {
  const { rows } = await boss.getDb().executeSql(`
    select name from queue.queue
    where exists (
      select from queue.job
      where job.name = queue.name and state < 'active' and not blocked and start_after <= queue.job_now())`)
  return new Set(rows.map(({ name }: { name: string }) => name))
}

/** Runs a task; a failed one returns to the queue and is retried after its pause. */
async function runAndSettle(boss: PgBoss, { task, run }: TaskHandler, job: TakenTask): Promise<void> {
  try {
    await run(job.data)
  } catch (error) {
    const { status, output } = afterFailure(task, job)
    if (status === 'failed') await boss.fail(task.name, job.id, output)
    else await boss.cancel(task.name, job.id)
    throw error
  }
  await boss.complete(task.name, job.id)
}

/** Retries as long as the failures do not exceed the task's limit. Started but unfinished runs do not count. */
function afterFailure(task: Task<object>, { id, output }: TakenTask) {
  const before = (output as { failures?: number } | null)?.failures ?? 0
  const failures = before + 1
  const status = failures > task.retries ? ('deadletter' as const) : ('failed' as const)
  return { id, status, output: { failures } }
}

/** Creates the missing queues, and updates those whose options changed. One query where nothing did. */
async function prepareTaskQueues(boss: PgBoss, tasks: readonly Task<object>[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const task of tasks) {
    const options = optionsOf(task)
    const queue = known.get(task.name)
    if (!queue) await boss.createQueue(task.name, options)
    else if (Object.entries(options).some(([name, value]) => queue[name as keyof typeof options] !== value))
      await boss.updateQueue(task.name, options)
  }
}

const optionsOf = (task: Task<object>) => ({
  retryLimit: task.retries + mostKills,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: task.limit,
  // A worker sends a heartbeat every few seconds, so that another soon takes over the tasks of a killed process.
  heartbeatSeconds: 10,
  deleteAfterSeconds: 7 * 24 * 3600,
  notify: true,
})

/** Lets the queue write with a transaction's connection. */
const within = ({ $client }: Db) => ({
  executeSql: (text: string, values?: unknown[]) => $client.query(text, values),
})

const enqueueAllWith =
  (boss: PgBoss): Queue['enqueueAll'] =>
  async (tx, task, data) => {
    await boss.insert(
      task.name,
      data.map((one) => ({ data: one })),
      { db: within(tx) },
    )
  }

const enqueueWith =
  (boss: PgBoss): Queue['enqueue'] =>
  async (tx, task, data, options = {}) => {
    await boss.send(task.name, data, {
      db: within(tx),
      ...(options.delay ? { startAfter: Math.ceil(options.delay / 1000) } : {}),
      ...(options.key ? { singletonKey: options.key } : {}),
    })
  }
