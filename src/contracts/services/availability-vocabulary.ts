/** When a professional takes new orders. Without zod, for public pages. */

/** What the professional says: takes work now, from a day on, is full until a day, or says nothing. */
export const availabilityChoices = ['now', 'from', 'full', 'unsaid'] as const
export type AvailabilityChoice = (typeof availabilityChoices)[number]

/** What others read. `busy`: as many orders in work as the professional takes. `unconfirmed`: it was said long ago. */
export const availabilityStates = ['now', 'from', 'full', 'busy', 'unconfirmed'] as const
export type AvailabilityState = (typeof availabilityStates)[number]

/** The filter of the directory: work can begin today, or within the next seven days. */
export const availabilityFilters = ['now', 'week'] as const
export type AvailabilityFilter = (typeof availabilityFilters)[number]
