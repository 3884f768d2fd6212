import { expect, test } from 'vitest'
import type { Notification } from '#contracts/notifications/notifications.contract.ts'
import { unreadWords, withAllRead, withRead } from './inbox.ts'

const item = (id: number, read = false): Notification => ({
  id,
  read,
  type: 'system',
  title: 'Hola',
  message: '',
  link: null,
  createdAt: '2026-11-21T15:00:00Z',
})
const inbox = { notifications: [item(1), item(2), item(3, true)], unreadCount: 60 }

test('reading one lowers the count by one, even if more are unread than listed', () => {
  const after = withRead(inbox, 2)
  expect(after.unreadCount).toBe(59)
  expect(after.notifications.map(({ read }) => read)).toEqual([false, true, true])
})

test('reading what was read already changes nothing', () => {
  expect(withRead(inbox, 3).unreadCount).toBe(60)
})

test('reading all leaves none unread', () => {
  const after = withAllRead(inbox)
  expect(after.unreadCount).toBe(0)
  expect(after.notifications.every(({ read }) => read)).toBe(true)
})

test('the count in words is empty at zero', () => {
  expect([unreadWords(0), unreadWords(3)]).toEqual(['', '3 sin leer'])
})
