import { megabyte } from '#contracts/megabytes.ts'

/** The limits of briefs and proposals. Without zod, for every page. */

/** How many files a brief has, and how large one is, in bytes. */
export const mostBriefFiles = 5
export const briefFileMaxBytes = 5 * megabyte

/** How many open briefs a company may have. */
export const mostOpenBriefs = 5

/** How many drafts a company may keep. */
export const mostDraftBriefs = 20

/** How many proposals a professional may send in 24 hours. */
export const mostProposalsADay = 10

/** For how many days after publishing a brief takes proposals. */
export const briefDays = 30

/** How many professionals hear of one brief, and of how many briefs one hears in 24 hours. */
export const mostNotified = 20
export const mostBriefNotices = 3

/** How many people a company invites to one brief, and in 24 hours, and how many invitations one person gets in 24 hours. */
export const mostInvited = 10
export const mostInvitedADay = 20
export const mostInvitationsReceived = 5

/** How many people who fit are shown for an invitation. */
export const mostSuggested = 20

/** Below so many services a range of prices says nothing. */
export const leastForRange = 10

/** How many proposals a company compares side by side. */
export const mostCompared = 4

/** Lengths in characters, sums in cents of a US dollar. */
export const briefLimits = {
  title: 100,
  leastDescription: 40,
  description: 3000,
  needs: 8,
  need: 120,
  note: 600,
  leastAnswer: 10,
  answer: 1000,
  message: 2000,
  leastMessage: 40,
  milestones: 6,
  milestone: 80,
  rounds: 10,
  days: 365,
  leastCents: 100,
  mostCents: 9_999_900,
}
