import type { NotificationPreference } from '#contracts/notifications/notifications.contract.ts'
import {
  type NotificationChannel,
  notificationTypesOf,
} from '#contracts/notifications/notifications-vocabulary.ts'
import type { TurnedOff } from './preferences.queries.ts'

/** Every kind of notification for this kind of user; on unless turned off. */
export function presentPreferences(
  kind: keyof typeof notificationTypesOf,
  turnedOff: readonly TurnedOff[],
): { preferences: NotificationPreference[] } {
  const preferences = notificationTypesOf[kind].map((type) => {
    const isFixed = type === 'system'
    const isOn = (channel: NotificationChannel) =>
      isFixed || !turnedOff.some((off) => off.type === type && off.channel === channel)
    return { type, bell: isOn('bell'), email: isOn('email'), isFixed }
  })
  return { preferences }
}
