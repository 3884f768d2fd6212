import { expect, test } from 'vitest'
import type { Booking } from '#contracts/bookings/bookings.contract.ts'
import { groupBookings } from './booking-groups.ts'

const now = new Date('2026-11-24T15:30:00Z')
const booking = (id: number, status: Booking['status'], hour: string) =>
  ({
    id,
    status,
    startsAt: `2026-11-24T${hour}:00:00.000Z`,
    endsAt: `2026-11-24T${String(Number(hour) + 1).padStart(2, '0')}:00:00.000Z`,
  }) as Booking

test('bookings to confirm and upcoming ones are sorted by start; the rest latest first', () => {
  const { toConfirm, coming, past } = groupBookings(
    [
      booking(1, 'confirmed', '20'),
      booking(2, 'confirmed', '15'),
      booking(3, 'confirmed', '14'),
      booking(4, 'cancelled', '22'),
      booking(5, 'pending', '19'),
      booking(6, 'pending', '18'),
      booking(7, 'pending', '13'),
      booking(8, 'completed', '10'),
    ],
    now,
  )
  const ids = (list: Booking[]) => list.map(({ id }) => id)
  expect([ids(toConfirm), ids(coming), ids(past)]).toEqual([
    [6, 5],
    [2, 1],
    [4, 3, 7, 8],
  ])
})
