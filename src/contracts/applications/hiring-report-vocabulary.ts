/** The steps of the report of a company, in their order. Without zod. */
export const reportSteps = ['received', 'viewed', 'preselected', 'interviewed', 'accepted', 'hired'] as const
export type ReportStep = (typeof reportSteps)[number]

/** The statuses in which somebody waits for the company. */
export const waitingSteps = ['pending', 'viewed', 'preselected', 'interviewed', 'accepted'] as const
