/** The stored statuses of an application, in the order of a hiring process. */
export const applicationStatuses = [
  'pending',
  'viewed',
  'preselected',
  'interviewed',
  'accepted',
  'rejected',
  'hired',
] as const

export type ApplicationStatus = (typeof applicationStatuses)[number]

/** The possible steps of an application: a status, or its withdrawal by the person. */
export const applicationSteps = [...applicationStatuses, 'withdrawn'] as const

/** The Spanish label of each status. */
export const applicationStatusLabels: Record<ApplicationStatus, string> = {
  pending: 'Pendiente',
  viewed: 'Visto',
  preselected: 'Preseleccionado',
  interviewed: 'Entrevistado',
  accepted: 'Aceptado',
  rejected: 'Rechazado',
  hired: 'Contratado',
}

/** The label of a status; an unknown one is shown as it is. */
export const statusLabel = (status: string): string =>
  Object.hasOwn(applicationStatusLabels, status)
    ? applicationStatusLabels[status as ApplicationStatus]
    : status
