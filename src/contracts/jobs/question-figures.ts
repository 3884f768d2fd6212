import { megabyte } from '#contracts/megabytes.ts'

/** Limits of the questions of an ad for those who apply. */

export const mostQuestions = 10
/** How many of them may ask for a file: all files of an application travel in one request. */
export const mostFileQuestions = 3
/** The largest file that answers one, in bytes. */
export const answerFileMaxBytes = 5 * megabyte
export const fewestOptions = 2
export const mostOptions = 10
export const longestQuestion = 200
export const longestOption = 100
export const longestAnswer = 600
export const largestNumber = 100_000_000
