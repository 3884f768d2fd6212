import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/personal-data.ts'
import { getBooking } from './bookings.queries.ts'
import { listAhead } from './personal-data.queries.ts'
import { notifyOfDeletion } from './notify-booking.ts'

/**
 * The future bookings of a person who deletes the account. Call it before the deletion, which cancels them. The
 * returned function notifies the other sides after it, when the rows are anonymous, and removes the bookings from
 * their calendars.
 */
export async function followDeletion(
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  person: Person,
): Promise<() => Promise<void>> {
  const ids = await listAhead(tx, person, deps.clock.now())
  const side = person.professionalId === null ? 'professional' : 'company'
  return async () => {
    for (const id of ids) await notifyOfDeletion(deps, tx, await getBooking(tx, id), side)
  }
}
