import { moderationQueues } from '#contracts/admin/moderation-vocabulary.ts'
import { type RequestDesk, requestDesks } from '#contracts/support/requests-vocabulary.ts'

/** Everything that waits for an administrator, by the desk where it is settled. */
export const inboxDesks = [...moderationQueues, 'held-ads', 'reports', 'disputes', ...requestDesks] as const
export type InboxDesk = (typeof inboxDesks)[number]

export const isRequestDesk = (desk: InboxDesk): desk is RequestDesk =>
  requestDesks.some((known) => known === desk)

/** Whose items the inbox shows; postponed ones only by themselves. */
export const inboxOwners = ['all', 'mine', 'nobody', 'postponed'] as const
export type InboxOwner = (typeof inboxOwners)[number]
