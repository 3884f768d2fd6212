/** The professional's list of sent applications, to which their notifications link. */
export const sentApplications = '/dashboard/postulaciones'
