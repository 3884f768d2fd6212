import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'pg'
import { serverOfWorker } from './servers.ts'

let pool: Pool | undefined

/** In milliseconds: the queue looks every two seconds for tasks that became due, and a busy machine is slow. */
export const untilNotified = 20_000

/**
 * Waits for what others see only after the time to undo, and ends that time: the tasks that tell them start now, so that a
 * journey does not wait ten seconds for each act. That nothing leaves before is proved by the tests of the acts, with the clock.
 */
export async function whenNotified(expectation: Promise<unknown>): Promise<void> {
  const state = { isOver: false }
  const ending = (async () => {
    while (!state.isOver) {
      await endUndoTime()
      await wait(300)
    }
  })()
  try {
    await expectation
  } finally {
    state.isOver = true
    await ending
  }
}

/**
 * Of everything that was done on this worker's server. The longest is a minute, and two seconds for the last press. The end of an ad
 * is left alone: its task looks at the clock itself, so that early it finds nothing to tell.
 */
async function endUndoTime(): Promise<void> {
  pool ??= new Pool({ connectionString: serverOfWorker().databaseUrl, max: 1, allowExitOnIdle: true })
  await pool.query(
    `update queue.job set start_after = now()
     where state in ('created', 'retry') and name <> 'jobs.ended' and start_after between now() and now() + interval '65 seconds'`,
  )
}
