/**
 * As documented, from any to any. Pending is visible, but for photos of a workplace and briefs that something stands against;
 * rejected is hidden from everyone but the owner.
 */
export const moderationStatuses = ['pending', 'approved', 'rejected'] as const
export type ModerationStatus = (typeof moderationStatuses)[number]

/** What administrators look through one by one. */
export const moderationQueues = [
  'services',
  'briefs',
  'cv',
  'photos',
  'workplaces',
  'reviews',
  'messages',
] as const
export type ModerationQueue = (typeof moderationQueues)[number]
