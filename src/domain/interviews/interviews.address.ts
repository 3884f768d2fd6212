/** The interviews of a company. */
export const companyInterviewsHref = '/company-dashboard/entrevistas'

/** The page on which a candidate chooses a time, and the one on which the interview is cancelled. */
export const interviewPageHref = (token: string): string => `/entrevistas/${token}`
export const cancelInterviewHref = (token: string): string => `/entrevistas/${token}/cancelar`

/** The chosen time as a calendar file. */
export const interviewCalendarHref = (token: string): string => `/api/interview-links/${token}/calendar`
