import type { Deps } from '#server/deps.ts'
import { warnApplicant } from '#server/features/applications/fraud-warning/fraud-warning.tasks.ts'
import { warnApplicantOfFraud } from '#server/features/applications/fraud-warning/fraud-warning.service.ts'
import { handleTask, type TaskHandler } from '#server/queue/task.ts'
import {
  tellReporter,
  warnApplicants,
} from '#server/features/support/abuse-reports/administration/report-outcome.tasks.ts'
import {
  tellReporterOfOutcome,
  warnApplicantsOf,
} from '#server/features/support/abuse-reports/administration/tell-outcome.ts'

export function supportTasks(deps: Pick<Deps, 'pool' | 'queue' | 'clock' | 'config'>): TaskHandler[] {
  return [
    handleTask(tellReporter, (data) => tellReporterOfOutcome(deps, data)),
    handleTask(warnApplicants, (data) => warnApplicantsOf(deps, data)),
    handleTask(warnApplicant, (data) => warnApplicantOfFraud(deps, data)),
  ]
}
