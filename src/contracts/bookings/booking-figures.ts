/** How long a booking is, in minutes: what a call allows, and what the form offers. */
export const bookingDuration = { min: 15, max: 240, default: 60 } as const
export const bookingDurations = [30, 60, 90, 120] as const

/** The free time around a booking, how long before it must be requested, and the days off that a professional states. */
export const mostBufferMinutes = 120
export const mostNoticeHours = 336
export const mostDaysOff = 200
