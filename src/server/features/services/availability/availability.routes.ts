import type { availabilityContract, OwnAvailability } from '#contracts/services/availability.contract.ts'
import { askedBefore, dayOf } from '#domain/services/availability.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { openAvailabilityLink } from '#server/features/services/services.policy.ts'
import { presentAvailability } from '#server/features/services/services.presenter.ts'
import { countOpenOrders } from './availability.queries.ts'
import {
  confirmByLink,
  confirmOwnAvailability,
  getAvailability,
  isConfirmedSince,
  type OwnAvailabilityRow,
  setAvailability,
} from './availability.service.ts'

function presentOwn({ stored, openOrders }: OwnAvailabilityRow, now: Date): OwnAvailability {
  if (!stored)
    return {
      says: 'unsaid',
      day: null,
      mostOrders: null,
      openOrders,
      confirmedAt: null,
      isOld: false,
      version: 0,
      shown: null,
    }
  const { says, mostOrders, confirmedAt, version } = stored
  return {
    says,
    day: dayOf(stored),
    mostOrders,
    openOrders,
    confirmedAt: confirmedAt.toISOString(),
    isOld: says !== 'unsaid' && confirmedAt <= askedBefore(now),
    version,
    shown: presentAvailability({ ...stored, openOrders }, now),
  }
}

export function availabilityRoutes(deps: Deps): Handlers<typeof availabilityContract> {
  const saved = (message: string, row: OwnAvailabilityRow) => ({
    success: true as const,
    message,
    availability: presentOwn(row, deps.clock.now()),
  })
  return {
    own: async ({ actor }) => presentOwn(await getAvailability(deps.db, actor), deps.clock.now()),
    set: async ({ actor, body }) =>
      saved('Disponibilidad guardada', await setAvailability(deps, actor, body)),
    confirm: async ({ actor }) =>
      saved('Disponibilidad confirmada', await confirmOwnAvailability(deps, actor)),
    ofLink: async ({ params }) => {
      const mailed = await openAvailabilityLink(deps.db, params.token)
      const openOrders = await countOpenOrders(deps.db, mailed.professionalId)
      return {
        shown: presentAvailability({ ...mailed, openOrders }, deps.clock.now()),
        isConfirmed: isConfirmedSince(mailed),
      }
    },
    confirmByLink: async ({ params }) => {
      await confirmByLink(deps, await openAvailabilityLink(deps.db, params.token))
      return { success: true, message: 'Disponibilidad confirmada' }
    },
  }
}
