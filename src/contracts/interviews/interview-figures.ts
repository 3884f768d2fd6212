/** Limits of interviews. */
export const interviewMinutes = [15, 30, 45, 60, 90, 120] as const
export const bufferMinutes = [0, 5, 10, 15, 30, 60] as const
export const usualMinutes = 45
export const usualBuffer = 15
export const mostSlots = 12
export const mostInterviewers = 6
/** How far ahead a time may be, in days. */
export const interviewHorizonDays = 60
export const longestTitle = 80
export const longestPlace = 300
export const longestNote = 1000
export const longestReason = 500
/** How many that lie ahead one application may have. */
export const mostInterviewsAhead = 5
/** How long the link of an interview lasts after its last time, in days. */
export const interviewLinkDays = 30
/** How many hours before an interview both sides are reminded of it: the day before, and the hour before. */
export const reminderHours = { day: 24, hour: 1 } as const
