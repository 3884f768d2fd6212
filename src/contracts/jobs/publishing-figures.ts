/* Figures of publishing an ad. */

/** How many people one ad may look for. */
export const mostOpenings = 999
/** Of the company's own code for an ad, in characters. */
export const longestReference = 60
/** How many days ahead an ad can be scheduled. */
export const mostScheduledDays = 180
/** How many days before the end of an ad its company is reminded. */
export const endReminderDays = 3
