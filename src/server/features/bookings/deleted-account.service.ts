import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/personal-data.ts'
import { getBooking } from './bookings.queries.ts'
import { listAhead } from './personal-data.queries.ts'
import { notifyOfDeletion } from './notify-booking.ts'

/**
 * What lies ahead of somebody who deletes the account. Asked for before the deletion, which cancels it; what comes back tells the
 * other sides afterwards, when the rows name nobody any more, and takes each booking out of their calendars.
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
