import { mostCounted } from './list-figures.ts'

/** How many accounts one bulk change takes by their numbers. A whole result may have as many as its list counts exactly. */
export const mostBulkUsers = 500
/** The largest result that is changed as a whole: a list says no larger number exactly. */
export const mostWhole = mostCounted - 1

/** How long an administrator sees an account as its owner does, before a reason is asked for again (minutes). */
export const viewMinutes = 15

/** The lengths of texts about an account (characters). */
export const userTexts = { leastReason: 10, mostReason: 1000, mostNote: 2000 } as const
