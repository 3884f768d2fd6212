import { megabyte } from '#contracts/megabytes.ts'

/* Figures of importing ads from a feed. */

/** How many feeds a company may have. */
export const mostFeeds = 3

/** How large a feed may be, unpacked. */
export const mostFeedMegabytes = 5
export const mostFeedBytes = mostFeedMegabytes * megabyte

/** The time for the whole answer (seconds), and how many redirects are followed. */
export const feedSeconds = 20
export const mostRedirects = 3

/** How many ads are written in one run; the next one continues. */
export const mostAdsPerRun = 300

/** After so many failed runs in a row the import is paused. */
export const failuresToPause = 3

/** How often a feed is read: every so many hours. */
export const feedHours = [1, 6, 12, 24] as const

/** How many runs are listed, and how many ads a run or a preview names. */
export const shownRuns = 10
export const shownFeedAds = 100

/** Lengths (characters). */
export const longestFeedUrl = 500
/** Of the reference number of an ad in its feed. */
export const longestFeedReference = 120
