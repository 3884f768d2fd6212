import type { AvailabilityBody, Booking, FreeSlots } from '#contracts/bookings/bookings.contract.ts'
import { type BookingSide, nextStatuses } from '#domain/bookings/booking-rules.ts'
import { limaClock } from '#domain/bookings/booking-times.ts'
import type { Availability } from '#domain/bookings/free-slots.ts'
import { clockOf } from '#domain/time/lima-days.ts'
import { limaDay } from '#domain/time/dates.ts'
import type { getFreeSlots } from './availability.service.ts'
import type { BookingRow } from './bookings.queries.ts'

/** A booking as one of its sides currently sees it. */
export const presentBooking = (row: BookingRow, side: BookingSide, now: Date): Booking => ({
  id: row.id,
  serviceId: row.serviceId,
  serviceTitle: row.serviceTitle,
  professionalId: row.professionalId,
  professionalName: `${row.firstName} ${row.lastName}`.trim(),
  companyId: row.companyId,
  companyName: row.companyName,
  date: limaDay(row.startsAt),
  time: limaClock(row.startsAt),
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  duration: (row.endsAt.getTime() - row.startsAt.getTime()) / 60_000,
  notes: row.notes,
  status: row.status,
  nextStatuses: nextStatuses(side, row, now),
  createdAt: row.createdAt.toISOString(),
})

export const presentFreeSlots = (found: Awaited<ReturnType<typeof getFreeSlots>>): FreeSlots => ({
  professionalId: found.professionalId,
  isOpen: found.isOpen,
  duration: found.duration,
  timeZone: 'America/Lima',
  days: found.days.map(({ day, starts }) => ({
    date: day,
    slots: starts.map((start) => ({ time: limaClock(start), startsAt: start.toISOString() })),
  })),
  nextFreeDate: found.nextFreeDate,
  earliest: found.earliest,
  latest: found.latest,
})

export const presentAvailability = (availability: Availability): AvailabilityBody => ({
  isOpen: availability.isOpen,
  bufferMinutes: availability.bufferMinutes,
  noticeHours: availability.noticeHours,
  hours: availability.hours.map(({ weekday, startMinute, endMinute }) => ({
    weekday,
    start: clockOf(startMinute),
    end: clockOf(endMinute),
  })),
  daysOff: [...availability.daysOff],
})
