/* Figures of the administration alone: those of `contracts/figures.ts` are loaded by public pages, too. */

/** Up to here the rows that match are counted in its lists: a count is never more. */
export const mostCounted = 10_000
/** The figures of a typed search that finds more applications are of this many, the latest. */
export const mostReported = 5_000

/** How many accounts a mail to many takes by their numbers; more are chosen by a search. */
export const mostChosenRecipients = 5000

/** The lengths of a mail to many (characters). */
export const campaignTexts = { mostSubject: 150, mostContent: 10_000 } as const
/** The largest result that is changed as a whole: a list says no larger number exactly. */
export const mostWhole = mostCounted - 1

/** The longest note of an administrator to the owner of something (characters). */
export const longestNote = 1000

/** The days in which a company answers a human review, and those that we take after that. */
export const companyReviewDays = 7
export const ownReviewDays = 3

/** The working days in which we want to answer a message. */
export const contactWorkingDays = 2

/** The longest answer to a request (characters). */
export const longestAnswer = 5000

/** In how many hours something that waits should be settled. The terms of requests are working days. */
export const moderationHours = 24
export const heldAdHours = 8
export const reportHours = 48

/** A group of fewer applications is in no ranking and no comparison: its average says nothing, and may say who it is. */
export const smallestGroup = 10

/** How many days the report of matching covers unless a day is chosen. */
export const matchingDays = 30

/** How many companies and jobs a ranking shows. */
export const longestRanking = 50

/** Words that were searched less often than this are not shown: they may be somebody's name. */
export const fewestSearches = 3

/** For how many days searched words are stored. */
export const searchDays = 90

/** For how many days an export can be downloaded. */
export const exportDays = 7

/** The most rows of a spreadsheet. A sheet can have 1,048,576. */
export const mostExportRows = 1_000_000

/** The largest file that the settings may allow, in megabytes: what a reader of documents is made for. */
export const mostFileMegabytes = 10

/** How long an administrator sees an account as its owner does, before a reason is asked for again (minutes). */
export const viewMinutes = 15

/** The shortest reason for an export with names (characters). */
export const shortestExportReason = 10

/** How many messages before and after a reported one an administrator reads. */
export const messagesAround = 5
/** How many accounts one bulk change takes by their numbers. A whole result may have as many as its list counts exactly. */
export const mostBulkUsers = 500
