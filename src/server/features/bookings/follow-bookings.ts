import { commitInBatches } from '#server/db/commit-in-batches.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { claimPast, claimToRemind, getBooking, setBookingStatus } from './bookings.queries.ts'
import { pushToBoth } from './bookings.acts.ts'
import { reminderBefore } from './bookings.service.ts'
import { notifyCancelled, notifySoon } from './notify-booking.ts'

type FollowDeps = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

/**
 * Completes confirmed bookings that have ended, cancels unconfirmed ones that have started, and reminds both sides
 * the day before. Scheduled; safe to run twice, and concurrently.
 */
export async function followBookings(deps: FollowDeps): Promise<void> {
  await commitInBatches(deps, settlePast)
  await commitInBatches(deps, remind)
}

async function settlePast(deps: FollowDeps, tx: Db, limit: number): Promise<number> {
  const now = deps.clock.now()
  const past = await claimPast(tx, now, limit)
  for (const { id, status } of past) {
    const next = status === 'confirmed' ? 'completed' : 'cancelled'
    await setBookingStatus(tx, id, { status: next, userId: null, at: now })
    const booking = await getBooking(tx, id)
    if (next === 'cancelled') await notifyCancelled(deps, tx, booking, null)
    await pushToBoth(tx, booking)
  }
  return past.length
}

async function remind(deps: FollowDeps, tx: Db, limit: number): Promise<number> {
  const now = deps.clock.now()
  const soon = await claimToRemind(tx, now, new Date(now.getTime() + reminderBefore), limit)
  for (const booking of soon) await notifySoon(deps, tx, booking)
  return soon.length
}
