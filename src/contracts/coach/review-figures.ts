/** Limits of the review of a CV. */

/** In characters: as long as the description of a work. */
export const longestLine = 5000
