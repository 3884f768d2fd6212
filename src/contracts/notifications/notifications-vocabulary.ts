/** What people are told of, and where. Without zod, for public pages. */

/** What the bell and the mails tell of. `system`: the account and its plan, which nobody turns off. */
export const notificationTypes = [
  'application_status',
  'job_match',
  'service_suggestion',
  'message',
  'hire',
  'booking',
  'review',
  'system',
] as const

export type NotificationType = (typeof notificationTypes)[number]

/** Which of them can reach a kind of user. */
export const notificationTypesOf: Record<'professional' | 'company', readonly NotificationType[]> = {
  professional: notificationTypes,
  company: ['application_status', 'message', 'hire', 'booking', 'review', 'system'],
}

/** Where a person hears of something. */
export const notificationChannels = ['bell', 'email'] as const

export type NotificationChannel = (typeof notificationChannels)[number]
