import { and, asc, desc, eq, gt, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { BookingStatus } from '#contracts/bookings/bookings-vocabulary.ts'
import type { Span } from '#domain/bookings/free-slots.ts'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { bookingEvents, bookings } from '#server/db/schema/bookings.table.ts'
import { userBlocks } from '#server/db/schema/conversations.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { services } from '#server/db/schema/services.table.ts'

/** Locks bookings and hours of this professional until the transaction ends. */
export async function lockCalendar(tx: Db, professionalId: number): Promise<void> {
  await tx
    .select({ id: professionals.id })
    .from(professionals)
    .where(eq(professionals.id, professionalId))
    .for('no key update')
}

/** Requested or confirmed bookings of a professional that end after `from`. */
export async function listTaken(db: Db, professionalId: number, from: Date): Promise<Span[]> {
  return db
    .select({ startsAt: bookings.startsAt, endsAt: bookings.endsAt })
    .from(bookings)
    .where(
      and(
        eq(bookings.professionalId, professionalId),
        inArray(bookings.status, ['pending', 'confirmed']),
        gt(bookings.endsAt, from),
      ),
    )
}

/** Whether the professional blocked the company's account. */
export async function isBlocked(db: Db, professionalId: number, companyUserId: number): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(userBlocks)
    .innerJoin(professionals, eq(professionals.userId, userBlocks.blockerId))
    .where(and(eq(professionals.id, professionalId), eq(userBlocks.blockedId, companyUserId)))
  return rows.length > 0
}

export async function insertBooking(tx: Db, values: typeof bookings.$inferInsert): Promise<number> {
  const [row] = await tx.insert(bookings).values(values).returning({ id: bookings.id })
  if (!row) throw new Error('No booking was inserted')
  return row.id
}

const companyUsers = alias(users, 'company_users')

/** The latest step of the query's booking. */
const latest = (condition: SQL = sql`true`): SQL =>
  sql`from ${bookingEvents} where booking_id = ${bookings}.id and ${condition} order by id desc limit 1`

/** Bookings with both of their parties. */
function selectBookings(db: Db) {
  return db
    .select({
      id: bookings.id,
      serviceId: services.id,
      serviceTitle: services.title,
      professionalId: professionals.id,
      firstName: professionals.firstName,
      lastName: professionals.lastName,
      professionalUserId: users.id,
      professionalEmail: users.email,
      companyId: companies.id,
      companyName: companies.name,
      companyUserId: companyUsers.id,
      companyEmail: companyUsers.email,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      notes: bookings.notes,
      status: bookings.status,
      sequence: bookings.sequence,
      createdAt: bookings.createdAt,
      updatedAt: bookings.updatedAt,
      remindedAt: bookings.remindedAt,
      /** The author of steps that the other side was not notified of; null: both know the status. */
      pendingBy: sql<number | null>`(select case when is_notified then null else user_id end ${latest()})`,
      /** The status that the other side knows. */
      knownStatus: sql<BookingStatus>`coalesce((select status ${latest(sql`is_notified`)}), ${bookings.status})`,
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .innerJoin(professionals, eq(professionals.id, bookings.professionalId))
    .innerJoin(users, eq(users.id, professionals.userId))
    .innerJoin(companies, eq(companies.id, bookings.companyId))
    .innerJoin(companyUsers, eq(companyUsers.id, companies.userId))
}
export type BookingRow = Awaited<ReturnType<typeof selectBookings>>[number]

export async function findBooking(db: Db, id: number): Promise<BookingRow | null> {
  const [row] = await selectBookings(db).where(eq(bookings.id, id))
  return row ?? null
}

export async function getBooking(db: Db, id: number): Promise<BookingRow> {
  const row = await findBooking(db, id)
  if (!row) throw new Error('A booking has no parties')
  return row
}

/** The company's booking of this service at exactly this time. */
export async function findSame(
  db: Db,
  companyId: number,
  { serviceId, startsAt, endsAt }: Span & { serviceId: number },
): Promise<BookingRow | null> {
  const [row] = await selectBookings(db).where(
    and(
      eq(bookings.companyId, companyId),
      eq(bookings.serviceId, serviceId),
      eq(bookings.startsAt, startsAt),
      eq(bookings.endsAt, endsAt),
      inArray(bookings.status, ['pending', 'confirmed']),
    ),
  )
  return row ?? null
}

/** A booking, locked until the transaction ends. */
export async function lockBooking(tx: Db, id: number): Promise<BookingRow | null> {
  await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id)).for('no key update')
  return findBooking(tx, id)
}

/** Latest start first. Omitted filters: any professional, any company. */
export async function listBookings(
  db: Db,
  { professionalId, companyId }: { professionalId?: number; companyId?: number },
): Promise<BookingRow[]> {
  return selectBookings(db)
    .where(
      and(
        professionalId === undefined ? undefined : eq(bookings.professionalId, professionalId),
        companyId === undefined ? undefined : eq(bookings.companyId, companyId),
      ),
    )
    .orderBy(desc(bookings.startsAt), desc(bookings.id))
}

interface Step {
  status: BookingRow['status']
  /** Null: a scheduled task. */
  userId: number | null
  at: Date
  /** False: the other side is notified later. */
  isNotified?: boolean
}

/**
 * Sets the next status of a booking and increases its invitation's sequence. `isReminded`: it starts so soon that
 * this step replaces the reminder. Returns the step's id.
 */
export async function setBookingStatus(
  tx: Db,
  id: number,
  { isReminded, ...step }: Step & { isReminded?: boolean },
): Promise<number> {
  await tx
    .update(bookings)
    .set({
      status: step.status,
      updatedAt: step.at,
      sequence: sql`${bookings.sequence} + 1`,
      ...(isReminded ? { remindedAt: step.at } : {}),
    })
    .where(eq(bookings.id, id))
  return insertBookingEvent(tx, id, step)
}

export async function insertBookingEvent(tx: Db, bookingId: number, step: Step): Promise<number> {
  const [row] = await tx
    .insert(bookingEvents)
    .values({ bookingId, ...step })
    .returning({ id: bookingEvents.id })
  return row!.id
}

/** Who took steps of a booking. */
export async function listActorsOf(db: Db, bookingId: number): Promise<(number | null)[]> {
  const rows = await db
    .selectDistinct({ userId: bookingEvents.userId })
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, bookingId))
  return rows.map(({ userId }) => userId)
}

export async function findLatestEvent(tx: Db, bookingId: number) {
  const [row] = await tx
    .select()
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, bookingId))
    .orderBy(desc(bookingEvents.id))
    .limit(1)
  return row ?? null
}

/** Removes the latest step: the booking has the status of the one before. */
export async function takeBackStep(
  tx: Db,
  { id, eventId, remindedAt }: { id: number; eventId: number; remindedAt: Date | null },
): Promise<void> {
  await tx.delete(bookingEvents).where(eq(bookingEvents.id, eventId))
  const before = await findLatestEvent(tx, id)
  if (!before) throw new Error('A booking has no steps')
  const { status, at: updatedAt } = before
  const sequence = sql`${bookings.sequence} - 1`
  await tx.update(bookings).set({ status, updatedAt, sequence, remindedAt }).where(eq(bookings.id, id))
}

/** Makes every step visible to both sides. */
export async function markEventsNotified(tx: Db, bookingId: number): Promise<void> {
  await tx
    .update(bookingEvents)
    .set({ isNotified: true })
    .where(and(eq(bookingEvents.bookingId, bookingId), eq(bookingEvents.isNotified, false)))
}

/**
 * Bookings for the scheduled task, locked, at most `limit`: confirmed ones that have ended, and unanswered ones that
 * have started.
 */
export async function claimPast(tx: Db, now: Date, limit: number): Promise<BookingRow[]> {
  const isPast = or(
    and(eq(bookings.status, 'confirmed'), lte(bookings.endsAt, now)),
    and(eq(bookings.status, 'pending'), lte(bookings.startsAt, now)),
  )
  return claim(tx, isPast, limit)
}

/** Confirmed bookings that start between now and `until` without a reminder; marks them as reminded. */
export async function claimToRemind(tx: Db, now: Date, until: Date, limit: number): Promise<BookingRow[]> {
  const rows = await claim(
    tx,
    and(
      eq(bookings.status, 'confirmed'),
      isNull(bookings.remindedAt),
      gte(bookings.startsAt, now),
      lte(bookings.startsAt, until),
    ),
    limit,
  )
  if (rows.length > 0)
    await tx
      .update(bookings)
      .set({ remindedAt: now })
      .where(
        inArray(
          bookings.id,
          rows.map(({ id }) => id),
        ),
      )
  return rows
}

/** Skips rows that another process has locked. */
async function claim(tx: Db, condition: SQL | undefined, limit: number): Promise<BookingRow[]> {
  const ids = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(condition)
    .orderBy(asc(bookings.startsAt))
    .limit(limit)
    .for('no key update', { skipLocked: true })
  if (ids.length === 0) return []
  return selectBookings(tx).where(
    inArray(
      bookings.id,
      ids.map(({ id }) => id),
    ),
  )
}
