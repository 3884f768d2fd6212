import type { ErrorCode } from '#contracts/errors.ts'
import type { BackgroundLog, Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { handleTask, type TaskHandler } from '#server/queue/task.ts'
import { extractCv } from './cv.tasks.ts'
import { fillFromCv } from './extraction.service.ts'

/** Errors that do not depend on the CV. */
const triedAgain: ReadonlySet<ErrorCode> = new Set(['unavailable', 'documents_waiting'])

interface TaskDeps extends Pick<
  Deps,
  'db' | 'pool' | 'clock' | 'config' | 'queue' | 'storage' | 'documents' | 'languageModel'
> {
  log: BackgroundLog
}

export function cvTasks(deps: TaskDeps): TaskHandler[] {
  return [
    handleTask(extractCv, async (data) => {
      try {
        await fillFromCv(deps, data)
      } catch (error) {
        // An unreadable CV stays unreadable, so only other failures are retried.
        if (!(error instanceof AppError) || triedAgain.has(error.code)) throw error
        deps.log.warn({ ...data, reason: error.code }, 'a CV was not read')
      }
    }),
  ]
}
