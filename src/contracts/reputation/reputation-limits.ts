/** Without zod, so that public pages can use them at no weight. */

/** As many works as a portfolio shows. */
export const mostPortfolioItems = 5
/** Of a review; also what the form begins with. */
export const highestRating = 5
/** A professional's answer to a review, in characters. */
export const longestReply = 1000
/** For so long a company may change its review. In days. */
export const reviewEditDays = 30
