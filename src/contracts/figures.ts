/*
 * The figures that a call checks or that sentences of several places state: sizes, lengths, counts, and how long things
 * last. Each stands here once, and every sentence that quotes one is made from it. Without zod, for public pages.
 * Where other figures live: ARCHITECTURE.md.
 */

const megabyte = 1024 * 1024
export const inMegabytes = (bytes: number): number => bytes / megabyte

/** The maximum size of a CV, in bytes, and its pages. */
export const cvMaxBytes = 5 * megabyte
export const cvMostPages = 30
/** The maximum size of a photo, a logo or a picture of a service, a JPEG or PNG. In bytes. */
export const photoMaxBytes = 2 * megabyte

/** The minimum length of any password. The operator's setting, known to the server, may require more. */
export const leastPassword = 8

/** The maximum length of what public pages let type in one line, in characters. Other texts: `text-lengths.ts`. */
export const longestEmail = 254
export const longestSearch = 200

/** How many skills a list of a job, of a profile or of a compatibility has, and the length of each in characters. */
export const mostSkills = 60
export const longestSkill = 80
/** How many languages a profile has. */
export const mostLanguages = 20

/** The free time around a booking, and how long before it must be requested. */
export const mostBufferMinutes = 120
export const mostNoticeHours = 336
export const mostDaysOff = 200

/** The maximum number of portfolio items. */
export const mostPortfolioItems = 5
/** The highest rating of a review; also the form's initial value. */
export const highestRating = 5
/** How long a company may change its review. */
export const reviewEditDays = 30

/** How many saved jobs an account or a browser keeps. */
export const mostSavedJobs = 200

/** How long what one user does to another can be undone, before the other is notified. */
export const undoSeconds = 10

/** How long links in mails are valid. */
export const confirmEmailDays = 3
export const changeEmailHours = 24
export const resetPasswordHours = 1
export const heldApplicationHours = 24
export const confirmSubscriptionDays = 7
export const invitationDays = 14

/** How long one payment activates the chat of a service. */
export const chatActivationDays = 30
/** In US dollars: the documented price of that, until the operator's setting is known. */
export const documentedChatPrice = 5

/** How many days an invitation to the team of administrators is valid. */
export const teamInvitationDays = 7

/** How long before its end the holder of a plan is reminded. */
export const planReminderDays = 7

/** The term that the law gives to answer a sheet of the complaints book. */
export const complaintWorkingDays = 15

/** A job is recommended, or a professional suggested, from this score. */
export const leastRecommendedScore = 40
export const leastSuggestedScore = 60

/** The period in which visits to a profile are counted, and how a company answers. */
export const profileViewDays = 30
export const answerStatisticsMonths = 12
