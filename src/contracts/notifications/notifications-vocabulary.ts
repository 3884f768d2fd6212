/** The kinds and channels of notifications. Without zod, for public pages. */

/** The types of notifications. `system`: the account and its plan; nobody can turn it off. */
export const notificationTypes = [
  'application_status',
  'job_match',
  'service_suggestion',
  'message',
  'hire',
  'brief',
  'booking',
  'review',
  'team',
  'system',
] as const

export type NotificationType = (typeof notificationTypes)[number]

/** The types that each kind of user can receive. */
export const notificationTypesOf: Record<'professional' | 'company', readonly NotificationType[]> = {
  professional: notificationTypes.filter((type) => type !== 'team'),
  company: ['application_status', 'team', 'message', 'hire', 'brief', 'booking', 'review', 'system'],
}

/** The channels of a notification. */
export const notificationChannels = ['bell', 'email'] as const

export type NotificationChannel = (typeof notificationChannels)[number]
