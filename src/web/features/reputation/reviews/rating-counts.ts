import type { Review } from '#contracts/reputation/reputation.contract.ts'

/** How many reviews gave 5, 4, 3, 2 and 1 stars, in this order. */
export const ratingCounts = (reviews: readonly Pick<Review, 'rating'>[]) =>
  [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: reviews.filter(({ rating }) => rating === stars).length,
  }))
