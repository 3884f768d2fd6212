import type { Earnings } from '#contracts/payouts/earnings.contract.ts'
import { balancesOf, monthsOf } from '#domain/payouts/earnings.ts'
import type { UserActor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { longRead } from '#server/db/connection.ts'
import { listDirect, listHeld, listOwnPayouts, listPaid, listReleases } from './earnings.queries.ts'

/** What the caller earned by orders, as the ledger has it. */
export const readEarnings = (deps: Pick<Deps, 'pool'>, { userId }: UserActor): Promise<Earnings> =>
  // One snapshot, so that the sums agree with their lines.
  longRead(deps, async (db) => {
    const releases = await listReleases(db, userId)
    const paid = await listPaid(db, userId)
    const held = await listHeld(db, userId)
    const direct = await listDirect(db, userId)
    const rows = await listOwnPayouts(db, userId)
    return {
      balances: balancesOf(releases, paid, held),
      months: monthsOf(releases, paid),
      heldOrders: held.map(({ orderId, serviceTitle, clientName, currency, held: sum }) => ({
        orderId,
        serviceTitle,
        clientName,
        currency,
        held: sum,
      })),
      payouts: rows.map((row) => {
        // A mark that can still be taken back is not known yet.
        const isKnown = row.settledAt !== null
        return {
          id: row.id,
          currency: row.currency,
          amount: row.amount,
          status: isKnown ? row.status : 'listed',
          failure: isKnown ? row.failure : null,
          kind: row.kind,
          lastFour: row.lastFour,
          at: (row.settledAt ?? row.listedAt).toISOString(),
        }
      }),
      direct: direct.map((order) => Object.assign(order, { at: order.at.toISOString() })),
    }
  })
