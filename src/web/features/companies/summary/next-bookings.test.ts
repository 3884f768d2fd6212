import { expect, test } from 'vitest'
import type { Booking } from '#contracts/bookings/bookings.contract.ts'
import { nextBookings } from './next-bookings.ts'

const now = Date.parse('2026-11-23T15:00:00Z')
const booking = (id: number, status: Booking['status'], startsAt: string, endsAt: string) =>
  ({ id, status, startsAt, endsAt }) as Booking

test('the confirmed and pending calls of the next two weeks, the next one first, including a current one', () => {
  const all = [
    booking(1, 'pending', '2026-11-25T15:00:00Z', '2026-11-25T16:00:00Z'),
    booking(2, 'confirmed', '2026-11-23T14:30:00Z', '2026-11-23T15:30:00Z'),
    booking(3, 'cancelled', '2026-11-24T15:00:00Z', '2026-11-24T16:00:00Z'),
    booking(4, 'confirmed', '2026-12-24T15:00:00Z', '2026-12-24T16:00:00Z'),
    booking(5, 'confirmed', '2026-11-23T13:00:00Z', '2026-11-23T14:00:00Z'),
  ]
  expect(nextBookings(all, now).map(({ id }) => id)).toEqual([2, 1])
})
