/** The interviews of a company. */
export const companyInterviewsHref = '/company-dashboard/entrevistas'

/** The page on which a candidate chooses a time, the one on which it is cancelled, and the one for whom no time suits. */
export const interviewPageHref = (token: string): string => `/entrevistas/${token}`
export const cancelInterviewHref = (token: string): string => `/entrevistas/${token}/cancelar`
export const otherHoursHref = (token: string): string => `/entrevistas/${token}/otras-horas`

/** The chosen time as a calendar file. */
export const interviewCalendarHref = (token: string): string => `/api/interview-links/${token}/calendar`
