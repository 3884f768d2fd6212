import { Readable } from 'node:stream'
import type { bookingsContract } from '#contracts/bookings/bookings.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { UserActor } from '#server/actor.ts'
import type { Handlers } from '#server/http/mount.ts'
import { getFreeSlots, getOwnAvailability, setOwnAvailability } from './availability.service.ts'
import { presentAvailability, presentBooking, presentFreeSlots } from './bookings.presenter.ts'
import { getOwnBooking, ownBookingsWith } from './bookings.policy.ts'
import type { BookingRow } from './bookings.queries.ts'
import { book, changeStatus, listBookingsWith, listOwnBookings } from './bookings.service.ts'
import { calendarFile } from './invitation.ts'

export function bookingsRoutes(deps: Deps): Handlers<typeof bookingsContract> {
  const present = (actor: UserActor) => (row: BookingRow) => presentBooking(row, actor.kind, deps.clock.now())
  return {
    ofProfessional: async ({ actor, params }) =>
      (await listBookingsWith(deps, actor, ownBookingsWith(actor, params.id))).map(present(actor)),
    mine: async ({ actor }) => (await listOwnBookings(deps, actor)).map(present(actor)),
    book: async ({ actor, body }) => present(actor)(await book(deps, actor, body)),
    setStatus: async ({ actor, params, body }) => {
      const own = await getOwnBooking(deps.db, actor, params.id)
      const { booking, undo } = await changeStatus(deps, actor, own, body.status)
      return { ...present(actor)(booking), undo }
    },
    invite: async ({ actor, params }) => {
      const { booking, side } = await getOwnBooking(deps.db, actor, params.id)
      const file = Buffer.from(calendarFile(deps.config, booking, side))
      return {
        stream: Readable.from([file]),
        name: 'cita.ics',
        mime: 'text/calendar; charset=utf-8',
        size: file.length,
      }
    },
    freeSlots: async ({ actor, params, query }) =>
      presentFreeSlots(await getFreeSlots(deps, actor, { professionalId: params.id, ...query })),
    availability: async ({ actor }) => presentAvailability(await getOwnAvailability(deps, actor)),
    setAvailability: async ({ actor, body }) =>
      presentAvailability(await setOwnAvailability(deps, actor, body)),
  }
}
