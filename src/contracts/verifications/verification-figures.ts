import { megabyte } from '#contracts/megabytes.ts'

/* Figures of the verification. */

/** The working days in which an administrator answers. */
export const verificationWorkingDays = 3

/** How many days papers are stored after the answer; also those that were never sent. */
export const paperDays = 30

/** How old a RUC sheet may be, in months. */
export const rucSheetMonths = 3

/** The largest paper, in bytes, and the most papers of a request. */
export const paperMaxBytes = 5 * megabyte
export const mostPapers = 6

/** The shortest note with which an administrator ends a verification (characters). */
export const shortestEndNote = 10
