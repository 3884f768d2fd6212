import { megabyte } from '#contracts/megabytes.ts'

/** Lengths in characters. */
export const orderLetters = { note: 3000, changes: 3000, why: 1000, invoice: 200 }
/** A file of a delivery, its pieces, and how many a delivery and an order may have. In bytes. */
export const orderFileMaxBytes = 50 * megabyte
export const orderPieceBytes = 2 * megabyte
export const mostFilesOfDelivery = 10
export const mostFilesOfOrder = 100
/** How many messages a step of a dispute points at. */
export const mostMessagesShown = 10
/** How long the reviews of an order wait for each other. */
export const reviewsWaitDays = 14
/** Milestones of an order: how many, letters of a name, days, and cents of each. */
export const milestoneLimits = { most: 20, name: 80, days: 365, leastCents: 100, mostCents: 9_999_900 }
/** The most that an order may cost, in cents. */
export const mostOrderCents = 100_000_000
