import { megabyte } from '#contracts/megabytes.ts'

/** The maximum size of a CV, in bytes, and its pages. */
export const cvMaxBytes = 5 * megabyte
export const cvMostPages = 30
