import type { Deps } from '#server/deps.ts'
import { jobEnded } from '#server/features/jobs/own/job-changes.tasks.ts'
import { handleTask, type TaskHandler } from '#server/queue/task.ts'
import { closeTask, goOnTask, remindTask, sendAnswersTask } from './close-out.tasks.ts'
import { closeUnanswered, remindCompanies, tellOfEndedAd } from './close-unanswered.ts'
import { queueNextAnswers, sendAnswers } from './send-answers.ts'

export function answerTasks(deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>): TaskHandler[] {
  return [
    handleTask(sendAnswersTask, (data) => sendAnswers(deps, data)),
    handleTask(goOnTask, () => queueNextAnswers(deps)),
    handleTask(closeTask, () => closeUnanswered(deps)),
    handleTask(remindTask, () => remindCompanies(deps)),
    handleTask(jobEnded, ({ jobId }) => tellOfEndedAd(deps, jobId)),
  ]
}
