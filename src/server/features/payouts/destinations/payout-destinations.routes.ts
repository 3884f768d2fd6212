import type {
  PayoutDestination,
  payoutDestinationsContract,
} from '#contracts/payouts/payout-destinations.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import type { DestinationRow } from './payout-destinations.queries.ts'
import { readDestinations, removeDestination, setDestination } from './payout-destinations.service.ts'

export function payoutDestinationsRoutes(deps: Deps): Handlers<typeof payoutDestinationsContract> {
  return {
    list: async ({ actor }) => (await readDestinations(deps, actor)).map(present),
    set: async ({ actor, body }) => (await setDestination(deps, actor, body)).map(present),
    remove: async ({ actor, body }) => (await removeDestination(deps, actor, body)).map(present),
  }
}

const present = (row: DestinationRow): PayoutDestination => ({
  currency: row.currency,
  kind: row.kind,
  lastFour: row.lastFour,
  holder: row.holder,
  changedAt: row.changedAt.toISOString(),
})
