import type { Deps } from '#server/deps.ts'
import { handleTask, type TaskHandler } from '#server/queue/task.ts'
import { tellOfEnd } from '#server/features/verifications/end/end-verification.service.ts'
import { deleteOldPapers } from './papers.service.ts'
import { deletePapers, tellVerificationEnd } from './verifications.tasks.ts'

export const verificationTasks = (deps: Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>): TaskHandler[] => [
  handleTask(tellVerificationEnd, ({ id }) => tellOfEnd(deps, id)),
  handleTask(deletePapers, () => deleteOldPapers(deps)),
]
