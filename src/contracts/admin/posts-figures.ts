/** How long an administrator can restore a job or a service that one of them deleted. */
export const restoreDays = 30
