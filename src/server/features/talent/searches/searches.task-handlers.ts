import type { Deps } from '#server/deps.ts'
import { handleTask, type TaskHandler } from '#server/queue/task.ts'
import { mailNewPeople, queueSearchMails } from './mail-searches.ts'
import { mailSearch, runSearchMails } from './searches.tasks.ts'

export const talentTasks = (
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>,
): TaskHandler[] => [
  handleTask(runSearchMails, () => queueSearchMails(deps)),
  handleTask(mailSearch, (data) => mailNewPeople(deps, data)),
]
