import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, users } from './accounts.table.ts'
import { companies, professionals } from './people.table.ts'
import { services } from './services.table.ts'
import { oneOf } from './one-of.ts'

/**
 * A professional's booking settings. Without a row the defaults apply, and without weekly hours nothing can be
 * booked.
 */
export const bookingSettings = pgTable('booking_settings', {
  professionalId: integer('professional_id')
    .primaryKey()
    .references(() => professionals.id, { onDelete: 'cascade' }),
  isOpen: boolean('is_open').notNull().default(true),
  /** Free time before and after each booking. In minutes. */
  bufferMinutes: integer('buffer_minutes').notNull().default(15),
  /** Minimum time between the request and the start of a booking. In hours. */
  noticeHours: integer('notice_hours').notNull().default(24),
})

/** The weekly hours in which a professional can be booked, in America/Lima. Hours of one day do not overlap. */
export const availabilityHours = pgTable(
  'availability_hours',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    professionalId: integer('professional_id')
      .notNull()
      .references(() => professionals.id, { onDelete: 'cascade' }),
    /** 1 Monday - 7 Sunday (ISO 8601). */
    weekday: integer('weekday').notNull(),
    /** Minutes since midnight; the end is exclusive. */
    startMinute: integer('start_minute').notNull(),
    endMinute: integer('end_minute').notNull(),
  },
  (t) => [
    index('availability_hours_professional').on(t.professionalId, t.weekday),
    check(
      'availability_hours_range',
      sql`${t.weekday} between 1 and 7 and ${t.startMinute} >= 0 and ${t.endMinute} <= 1440 and ${t.startMinute} < ${t.endMinute}`,
    ),
  ],
)

/** Days without bookings, whatever the weekly hours say. */
export const daysOff = pgTable(
  'days_off',
  {
    professionalId: integer('professional_id')
      .notNull()
      .references(() => professionals.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.professionalId, t.day] })],
)

const statuses = ['pending', 'confirmed', 'cancelled', 'completed'] as const

/**
 * A consulting call that a company books. Pending and confirmed bookings of one professional never overlap. The
 * constraint `bookings_no_overlap`, written by hand in the migration, ensures this also for concurrent requests.
 */
export const bookings = pgTable(
  'bookings',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    serviceId: integer('service_id')
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    professionalId: integer('professional_id')
      .notNull()
      .references(() => professionals.id, { onDelete: 'cascade' }),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    notes: text('notes').notNull().default(''),
    status: text('status', { enum: statuses }).notNull().default('pending'),
    /** How many times its invitation changed (RFC 5545 SEQUENCE). */
    sequence: integer('sequence').notNull().default(0),
    /** When both sides were reminded. */
    remindedAt: instant('reminded_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('bookings_professional').on(t.professionalId, t.startsAt),
    index('bookings_company').on(t.companyId, t.startsAt),
    check('bookings_status_known', oneOf(t.status, statuses)),
    check('bookings_forward', sql`${t.startsAt} < ${t.endsAt}`),
  ],
)

/** Each step of a booking: who made it and when. */
export const bookingEvents = pgTable(
  'booking_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    status: text('status', { enum: statuses }).notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
    /** False while the step may still be undone: the other side does not see it. */
    isNotified: boolean('is_notified').notNull().default(true),
  },
  (t) => [
    check('booking_events_status_known', oneOf(t.status, statuses)),
    index('booking_events_booking').on(t.bookingId, t.at),
  ],
)
