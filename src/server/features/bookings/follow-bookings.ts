import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { claimPast, claimToRemind, getBooking, setBookingStatus } from './bookings.queries.ts'
import { pushToBoth, reminderBefore } from './bookings.service.ts'
import { tellCancelled, tellSoon } from './tell-booking.ts'

type FollowDeps = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

/** In one transaction, so that a busy hour holds no locks for long. */
const batch = 100

/**
 * Confirmed bookings that have ended become completed, those that nobody confirmed until they began are cancelled, and both sides
 * are reminded the day before. Run by the clock; safe to run twice, and beside another process.
 */
export async function followBookings(deps: FollowDeps): Promise<void> {
  await untilNone(deps, settlePast)
  await untilNone(deps, remind)
}

/** Runs batches until one is not full. */
async function untilNone(
  deps: FollowDeps,
  run: (deps: FollowDeps, tx: Db) => Promise<number>,
): Promise<void> {
  while ((await transaction(deps, (tx) => run(deps, tx))) === batch);
}

async function settlePast(deps: FollowDeps, tx: Db): Promise<number> {
  const now = deps.clock.now()
  const past = await claimPast(tx, now, batch)
  for (const { id, status } of past) {
    const next = status === 'confirmed' ? 'completed' : 'cancelled'
    await setBookingStatus(tx, id, { status: next, userId: null, at: now })
    const booking = await getBooking(tx, id)
    if (next === 'cancelled') await tellCancelled(deps, tx, booking, null)
    await pushToBoth(tx, booking)
  }
  return past.length
}

async function remind(deps: FollowDeps, tx: Db): Promise<number> {
  const now = deps.clock.now()
  const soon = await claimToRemind(tx, now, new Date(now.getTime() + reminderBefore), batch)
  for (const booking of soon) await tellSoon(deps, tx, booking)
  return soon.length
}
