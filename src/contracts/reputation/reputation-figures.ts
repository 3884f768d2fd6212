/** The maximum number of portfolio items. */
export const mostPortfolioItems = 5
/** The highest rating of a review; also the form's initial value. */
export const highestRating = 5
/** How long a company may change its review. */
export const reviewEditDays = 30
