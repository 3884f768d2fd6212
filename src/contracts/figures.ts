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

/** The length of a professional's summary, in characters; the counter warns above `warnAbove`. */
export const summaryLimits = { min: 50, max: 2000, warnAbove: 1800 } as const

/** The minimum length of what a person explains, in characters. */
export const leastLetters = {
  premiumTitle: 5,
  jobDescription: 10,
  premiumDescription: 50,
  jobRequirements: 10,
  premiumLocation: 3,
  appeal: 10,
  humanReviewAnswer: 20,
  contactMessage: 10,
  enterpriseMessage: 10,
  reportDetails: 10,
  complaintDetail: 20,
  complaintRequest: 5,
} as const

/** The maximum length of what a form counts or cuts while it is typed, in characters. */
export const mostLetters = {
  /** One line, where nothing else is said. */
  line: 200,
  email: 254,
  code: 30,
  search: 200,
  nameSearch: 80,
  language: 60,
  subcategory: 80,
  workTitle: 120,
  issuer: 120,
  portfolioText: 1000,
  review: 2000,
  humanReview: 1000,
  bookingNotes: 1000,
  need: 2000,
  message: 2000,
  invitation: 500,
  coverLetter: 5000,
  statusMessage: 1500,
  contactMessage: 4000,
  enterpriseMessage: 2000,
  reportDetails: 2000,
  complaintDetail: 4000,
  complaintRequest: 2000,
} as const

/** How many skills a list of a job, of a profile or of a compatibility has, and the length of each in characters. */
export const mostSkills = 60
export const longestSkill = 80
/** How many languages a profile has. */
export const mostLanguages = 20

/** How long a booking is, in minutes: what a call allows, and what the form offers. */
export const bookingDuration = { min: 15, max: 240, default: 60 } as const
export const bookingDurations = [30, 60, 90, 120] as const
/** The free time around a booking, and how long before it must be requested. */
export const mostBufferMinutes = 120
export const mostNoticeHours = 336
export const mostDaysOff = 200

/** The maximum number of portfolio items. */
export const mostPortfolioItems = 5
/** The highest rating of a review; also the form's initial value. */
export const highestRating = 5
/** The maximum length of a professional's answer to a review, in characters. */
export const longestReply = 1000
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
