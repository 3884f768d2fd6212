import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { limaDay } from '#domain/time/dates.ts'
import type { Deps } from '#server/deps.ts'
import { defineTask, handleTask, type TaskHandler } from '#server/queue/task.ts'
import { writeBackup } from './backup.ts'

const sixHours = 6 * 3600

export const nightlyBackup = defineTask('backup.nightly', z.object({}), {
  cron: '0 4 * * *',
  retries: 2,
  limit: sixHours,
})

/** Makes a backup every night when a folder is configured, named by the day in Lima, and removes the oldest. */
export function backupTasks({
  config,
  storage,
  clock,
  url,
}: Pick<Deps, 'config' | 'storage' | 'clock'> & { url: string }): TaskHandler[] {
  const { backup } = config
  if (!backup) return []
  return [
    handleTask(nightlyBackup, async () => {
      await mkdir(backup.dir, { recursive: true, mode: 0o700 })
      const now = clock.now()
      await writeBackup({ url, storage, now }, join(backup.dir, `qhatu-${limaDay(now)}.zip`))
      await removeOld(backup.dir, backup.keep)
    }),
  ]
}

/**
 * Removes all but the newest backups, and files that a killed process left incomplete. Files with other names are not
 * touched.
 */
async function removeOld(dir: string, keep: number): Promise<void> {
  const names = await readdir(dir)
  const whole = names.filter((name) => /^qhatu-\d{4}-\d{2}-\d{2}\.zip$/.test(name)).toSorted()
  const drafts = names.filter((name) => /^qhatu-\d{4}-\d{2}-\d{2}\.zip\.parcial$/.test(name))
  for (const name of [...whole.slice(0, -keep), ...drafts]) await rm(join(dir, name))
}
