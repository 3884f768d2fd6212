/** How many other places a company names. */
export const mostPlaces = 10
/** The longest promise to answer an application, in days. */
export const mostResponseDays = 30
/** The longest description of a company (characters). */
export const longestCompanyDescription = 2000
