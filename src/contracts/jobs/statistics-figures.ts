/** Limits of the statistics of an ad. */

/** Fewer similar ads say nothing. */
export const fewestSimilarAds = 5
/** How many ads of a list are counted in one call. */
export const mostSightings = 50
