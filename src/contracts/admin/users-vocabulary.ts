/** The state of an account in the administration's list. */
export const userStates = ['active', 'suspended', 'unconfirmed'] as const
export type UserState = (typeof userStates)[number]

/** The plans that an administrator may give. */
export const givenPlans = ['free', 'premium'] as const
export type GivenPlan = (typeof givenPlans)[number]

/** The plans that the list filters by: every paid one that is not enterprise is premium. */
export const listedPlans = [...givenPlans, 'enterprise'] as const
export type ListedPlan = (typeof listedPlans)[number]

/** The order of the list. */
export const userSorts = ['newest', 'oldest', 'name'] as const
export type UserSort = (typeof userSorts)[number]

/** How many days a plan given by hand may last; none: it has no end. */
export const givenPlanDays = [30, 90, 365] as const

/** Why an administrator looks at an account as its owner sees it. The owner is told. */
export const viewReasons = ['asked', 'fault', 'report'] as const
export type ViewReason = (typeof viewReasons)[number]

/** What the timeline of a person consists of. */
export const timelineKinds = [
  'registered',
  'email_confirmed',
  'signed_in',
  'applied',
  'published',
  'paid',
  'reported',
  'suspended',
  'restored',
  'administered',
] as const
export type TimelineKind = (typeof timelineKinds)[number]

/** What a bulk change did to an account; `unchanged`: it was so before, or the account is gone. */
export const bulkOutcomes = ['changed', 'unchanged'] as const
