// How long the texts are that a form or a call takes, and how much of one is shown. Without zod, for public pages.

/** How many characters of a description a card and a list show. */
export const excerptLength = 150

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
  code: 30,
  nameSearch: 80,
  language: 60,
  subcategory: 80,
  workTitle: 120,
  issuer: 120,
  portfolioText: 1000,
  review: 2000,
  reviewReply: 1000,
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
  outcomeNote: 1000,
  complaintDetail: 4000,
  complaintRequest: 2000,
} as const
