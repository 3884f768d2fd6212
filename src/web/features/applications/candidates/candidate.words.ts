import type { CandidateApplication } from '#contracts/applications/applications.contract.ts'
import {
  applicationStatuses,
  applicationStatusLabels,
} from '#contracts/applications/application-status-vocabulary.ts'

export const statusOptions = applicationStatuses.map((status) => ({
  value: status,
  label: applicationStatusLabels[status],
}))

export const fullName = ({ professional }: Pick<CandidateApplication, 'professional'>) =>
  `${professional.firstName} ${professional.lastName}`.trim()
