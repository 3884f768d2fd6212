import { PgBoss } from 'pg-boss'

const schema = 'queue'

/** One instance of the queue library. `listen` wakes workers at once instead of at the next poll. */
export function createBoss(
  url: string,
  options: { listen: boolean; migrate?: boolean; poolSize?: number },
): PgBoss {
  return new PgBoss({
    connectionString: url,
    application_name: 'qhatu-queue',
    schema,
    max: options.poolSize ?? 3,
    migrate: options.migrate ?? false,
    createSchema: options.migrate ?? false,
    useListenNotify: options.listen,
    supervise: options.listen,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    schedule: options.listen,
  })
}

/** Creates or updates the queue's own tables. */
export async function createQueueSchema(url: string): Promise<void> {
  const boss = createBoss(url, { listen: false, migrate: true, poolSize: 1 })
  await boss.start()
  await boss.stop({ graceful: false, close: true })
}
