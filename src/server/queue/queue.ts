import type { PgBoss } from 'pg-boss'
import type { Db } from '#server/db/connection.ts'
import { createBoss } from './boss.ts'
import type { Task, TaskHandler } from './task.ts'

export interface Queue {
  /** Writes a task in the transaction that causes it: it exists if and only if that commits. */
  enqueue<T extends object>(
    tx: Db,
    task: Task<T>,
    data: T,
    options?: { startAfter?: Date; key?: string },
  ): Promise<void>
  /** Begins to work off tasks in this process. */
  work(): Promise<void>
  /** Runs all that is due, here and now, until nothing is left. For tests and for scripts. Throws what a task throws; that task is tried again later. */
  drain(): Promise<number>
  /** Waits for running tasks to finish; what is not finished stays in the database and is tried again. */
  stop(): Promise<void>
}

interface Options {
  url: string
  /** The work, made from the queue itself, because tasks enqueue further tasks. */
  handlers(queue: Pick<Queue, 'enqueue'>): TaskHandler[]
  onError(error: unknown, task: string): void
}

/** Connects to the queue's tables and makes a queue for each task; nothing is worked off before `work()`. */
export async function startQueue({ url, handlers: makeHandlers, onError }: Options): Promise<Queue> {
  const boss = createBoss(url, { listen: true })
  boss.on('error', (error) => onError(error, 'queue'))
  await boss.start()
  const enqueue = enqueueWith(boss)
  const handlers = makeHandlers({ enqueue })
  for (const { task } of handlers) await createTaskQueue(boss, task)

  return {
    enqueue,
    async work() {
      for (const handler of handlers) {
        await boss.work(handler.task.name, working, (jobs) =>
          Promise.all(jobs.map((job) => settle(handler, job, onError))),
        )
        if (handler.task.cron)
          await boss.schedule(handler.task.name, handler.task.cron, {}, { tz: 'America/Lima' })
      }
    },
    async drain() {
      for (let done = 0; ;) {
        const before = done
        for (const handler of handlers) {
          for (;;) {
            const [job] = await boss.fetch(handler.task.name)
            if (!job) break
            await runAndSettle(boss, handler, job)
            done++
          }
        }
        if (done === before) return done
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 20_000, close: true }),
  }
}

/**
 * A worker is woken by each new task and looks by itself only now and then. Taking several, and again at once while a
 * fetch comes back full, it works off what piled up during a burst or a stop; one by one it would wait between any two.
 */
const working = {
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 10,
} as const

/** Each task of a batch counts for itself: one that fails does not take the others back with it. */
async function settle(
  { task, run }: TaskHandler,
  { id, data }: { id: string; data: unknown },
  onError: Options['onError'],
) {
  try {
    await run(data)
    return { id, status: 'completed' as const }
  } catch (error) {
    onError(error, task.name)
    return { id, status: 'failed' as const, output: { message: String(error) } }
  }
}

/** What fails goes back to the queue, to be tried again when its wait is over. */
async function runAndSettle(
  boss: PgBoss,
  { task, run }: TaskHandler,
  job: { id: string; data: unknown },
): Promise<void> {
  try {
    await run(job.data)
  } catch (error) {
    await boss.fail(task.name, job.id, { message: String(error) })
    throw error
  }
  await boss.complete(task.name, job.id)
}

async function createTaskQueue(boss: PgBoss, task: Task<object>): Promise<void> {
  if (await boss.getQueue(task.name)) return
  await boss.createQueue(task.name, {
    retryLimit: task.retries,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: 120,
    // A process that was killed says nothing: what it had begun is another's after this silence.
    heartbeatSeconds: 10,
    deleteAfterSeconds: 7 * 24 * 3600,
    notify: true,
  })
}

const enqueueWith =
  (boss: PgBoss): Queue['enqueue'] =>
  async (tx, task, data, options = {}) => {
    const client = tx.$client
    await boss.send(task.name, data, {
      db: { executeSql: (text, values) => client.query(text, values) },
      ...(options.startAfter ? { startAfter: options.startAfter } : {}),
      ...(options.key ? { singletonKey: options.key } : {}),
    })
  }
