import { sql } from 'drizzle-orm'
import type { TestApp } from './test-app.ts'

/**
 * Runs the tasks that are due by the test's clock, and leaves those that are not: the queue itself waits by the clock of the
 * database, which no test moves.
 */
export async function drainByClock(app: TestApp): Promise<void> {
  const now = app.clock.now().toISOString()
  await app.deps.db.execute(sql`
    update queue.job set start_after = start_after + interval '100 years'
    where state = 'created' and start_after > ${now}::timestamptz and start_after < ${now}::timestamptz + interval '50 years'`)
  await app.deps.db.execute(sql`
    update queue.job set start_after = now() - interval '1 second'
    where state = 'created' and (start_after <= ${now}::timestamptz
      or start_after between ${now}::timestamptz + interval '50 years' and ${now}::timestamptz + interval '100 years')`)
  await app.queue.drain()
}
