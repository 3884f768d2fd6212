/** Limits of the page of a company. */

/** How many other places a company names. */
export const mostPlaces = 10
/** The longest promise to answer an application, in days. */
export const mostResponseDays = 30
/** The longest description of a company (characters). */
export const longestCompanyDescription = 2000
/** How many benefits a company adds in its own words, and how long each is (characters). */
export const mostOwnBenefits = 5
export const longestOwnBenefit = 60
/** The period for which is counted how a company answers. */
export const answerStatisticsMonths = 12
/** How many companies a search by name finds. */
export const mostFoundCompanies = 8
