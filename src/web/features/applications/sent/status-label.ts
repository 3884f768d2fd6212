import { type ApplicationStatus, applicationStatusLabels } from '#contracts/vocabulary.ts'

/** The word for a status; one that we do not know as it was received. */
export const statusLabel = (status: string): string =>
  Object.hasOwn(applicationStatusLabels, status)
    ? applicationStatusLabels[status as ApplicationStatus]
    : status
