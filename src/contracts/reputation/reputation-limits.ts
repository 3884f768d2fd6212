/** Without zod, so that public pages can import them cheaply. */

/** The maximum number of portfolio items. */
export const mostPortfolioItems = 5
/** The highest rating of a review; also the form's initial value. */
export const highestRating = 5
/** The maximum length of a professional's answer to a review, in characters. */
export const longestReply = 1000
/** How long a company may change its review, in days. */
export const reviewEditDays = 30
