import { type ApplicationStatus, applicationStatusLabels } from '#contracts/vocabulary.ts'

/** The label of a status; an unknown one is shown as it is. */
export const statusLabel = (status: string): string =>
  Object.hasOwn(applicationStatusLabels, status)
    ? applicationStatusLabels[status as ApplicationStatus]
    : status
