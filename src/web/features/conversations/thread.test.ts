import { expect, test } from 'vitest'
import type { Message } from '#contracts/conversations/conversations.contract.ts'
import { dayLabel } from './day.words.ts'
import { firstPage, pageSize, withChanged, withNewer, withOlder } from './thread-pages.ts'
import { toRows } from './thread-rows.ts'

const message = (id: number, createdAt = '2026-11-21T15:00:00Z', senderId = 1): Message => ({
  quoteId: null,
  id,
  senderId,
  isOwn: senderId === 1,
  senderName: null,
  receiverId: 3 - senderId,
  serviceId: 1,
  applicationId: null,
  companyId: 1,
  message: `Mensaje ${id}`,
  isWithdrawn: false,
  moderationNote: null,
  read: false,
  createdAt,
})
const ids = ({ messages }: { messages: Message[] }) => messages.map(({ id }) => id)

test('a full page may have older messages before it, a short one has none', () => {
  const full = Array.from({ length: pageSize }, (_, id) => message(id + 1))
  expect(firstPage(full).hasOlder).toBe(true)
  expect(firstPage(full.slice(1)).hasOlder).toBe(false)
  expect(withOlder(firstPage(full), []).hasOlder).toBe(false)
})

test('a withdrawn message is replaced where it stands, and no other one is added', () => {
  const withdrawn = { ...message(2), isWithdrawn: true, message: '' }
  const { messages } = withChanged(firstPage([message(1), message(2)]), [withdrawn, message(3)])
  expect(messages).toEqual([message(1), withdrawn])
})

test('newer messages are added in order and without duplicates', () => {
  const thread = firstPage([message(1), message(4)])
  expect(ids(withNewer(thread, [message(3), message(4), message(5)]))).toEqual([1, 3, 4, 5])
  expect(withNewer(thread, [message(4)])).toBe(thread)
})

test('the earlier page comes first, without duplicates', () => {
  expect(ids(withOlder(firstPage([message(5), message(6)]), [message(3), message(4), message(5)]))).toEqual([
    3, 4, 5, 6,
  ])
})

test('days start at midnight in Lima, and consecutive messages of one person form a group', () => {
  const rows = toRows([
    message(1, '2026-11-21T04:58:00Z'),
    message(2, '2026-11-21T05:00:00Z'),
    message(3, '2026-11-21T05:04:00Z'),
    message(4, '2026-11-21T05:05:00Z', 2),
    message(5, '2026-11-21T05:20:00Z', 2),
  ])
  expect(rows.map(({ startsDay }) => startsDay)).toEqual([true, true, false, false, false])
  expect(rows.map(({ startsGroup }) => startsGroup)).toEqual([true, true, false, true, true])
  expect(rows.map(({ endsGroup }) => endsGroup)).toEqual([true, false, true, true, true])
})

test.each([
  ['2026-11-21T15:00:00Z', 'Hoy'],
  ['2026-11-21T04:59:00Z', 'Ayer'],
  ['2026-11-20T04:59:00Z', '19 nov. 2026'],
])('a day is told as people tell it: %s is %s', (instant, label) => {
  expect(dayLabel(new Date(instant), new Date('2026-11-21T18:00:00Z'))).toBe(label)
})
