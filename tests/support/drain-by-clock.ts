import { sql } from 'drizzle-orm'
import type { TestApp } from './test-app.ts'

/**
 * Runs the tasks that are due by the test's clock: the queue itself uses the database's clock, which a test cannot move.
 * A task's delay starts at the test clock's time of its creation.
 */
export async function drainByClock(app: TestApp): Promise<void> {
  const { rows } = await app.deps.db.execute<{ id: string; made: string; wait: number }>(sql`
    select id, created_on as made, (extract(epoch from start_after - created_on) * 1000)::float8 as wait
    from queue.job where state = 'created'`)
  const now = app.clock.now().getTime()
  const due = rows.filter(({ made, wait }) => app.clock.at(new Date(made)).getTime() + wait <= now)
  if (due.length > 0)
    await app.deps.db.execute(
      sql`update queue.job set start_after = now() - interval '1 second' where id in ${due.map(({ id }) => id)}`,
    )
  await app.queue.drain()
}
