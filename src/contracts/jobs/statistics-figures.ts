/** Figures of the statistics of an ad. */

/** The days that are shown, and those that are compared with similar ads. */
export const statisticDays = { shown: 60, compared: 14 } as const
/** Fewer similar ads say nothing. */
export const fewestSimilarAds = 5
/** How many ads of a list are counted in one call. */
export const mostSightings = 50
