/** The figures of a typed search that finds more applications are of this many, the latest. */
export const mostReported = 5_000

/** A group of fewer applications is in no ranking and no comparison: its average says nothing, and may say who it is. */
export const smallestGroup = 10

/** How many days the report covers unless a day is chosen. */
export const matchingDays = 30

/** How many companies and jobs a ranking shows. */
export const longestRanking = 50
