/** The days in which a company answers a human review, and those that we take after that. */
export const companyReviewDays = 7
export const ownReviewDays = 3
