/** The statuses of quotes. Without zod, for every page. */

/** `expired`: nobody answered until its last day. */
export const quoteStatuses = ['sent', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type QuoteStatus = (typeof quoteStatuses)[number]
