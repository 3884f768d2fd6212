import { sql } from 'drizzle-orm'
import type { TestApp } from './test-app.ts'

/** Lets the time to undo acts pass: the people concerned are notified, with all consequences. */
export async function settleActs(app: TestApp): Promise<void> {
  await app.deps.db.execute(
    sql`update queue.job set start_after = now() - interval '1 second' where name = 'acts.settle' and state = 'created'`,
  )
  await app.queue.drain()
}
