/* Figures of webhooks. */

/** How many endpoints a company may have. */
export const mostWebhooks = 5

/** For how many hours the previous secret also signs after a rotation. */
export const oldSecretHours = 24

/** The time for the whole answer of a receiver (seconds), and how much of it is read and stored (bytes). */
export const webhookSeconds = 15
export const mostReplyBytes = 64 * 1024

/** For how many days the bodies of a delivery and of its replies are stored. */
export const webhookDays = 30

/** How far the time of a signature may be from the receiver's clock (minutes). Of the specification. */
export const signatureMinutes = 5

/** Lengths (characters). */
export const webhookTexts = { mostUrl: 500, mostDescription: 120 } as const
