import type { payoutsContract } from '#contracts/admin/payouts.contract.ts'
import type { Deps } from '#server/deps.ts'
import { openNumbers } from '#server/features/payouts/destinations/payout-numbers.service.ts'
import type { Handlers } from '#server/http/mount.ts'
import { csvFile } from '#server/platform/csv.ts'
import { csvColumns, presentDue, presentList, presentListDetail, toCsvRow } from './payouts.presenter.ts'
import { markPayouts, prepareList, readDue, readList, readLists } from './payouts.service.ts'

export function payoutsRoutes(deps: Deps): Handlers<typeof payoutsContract> {
  return {
    payouts: async () => ({
      due: (await readDue(deps.db)).map(presentDue),
      lists: (await readLists(deps.db)).map(presentList),
    }),
    async preparePayouts({ actor }) {
      const made = await prepareList(deps, actor)
      return {
        audited: { subject: 'payout-list', subjectId: made.list.id, after: { payouts: made.rows.length } },
        reply: presentListDetail(made),
      }
    },
    payoutList: async ({ params }) => presentListDetail(await readList(deps.db, params.id)),
    async exportPayouts({ params: { id } }) {
      const { rows } = await readList(deps.db, id)
      const numbers = await openNumbers(deps, deps.db, rows)
      async function* batches() {
        yield rows.map((row, at) => ({ row, number: numbers[at] ?? '' }))
      }
      return {
        audited: { subject: 'payout-list', subjectId: id, after: { payouts: rows.length } },
        reply: csvFile(`pagos-lista-${id}.csv`, csvColumns, batches(), toCsvRow),
      }
    },
    async markPayouts({ params: { id }, body }) {
      const marked = await markPayouts(deps, id, body)
      return {
        audited: {
          subject: 'payout-list',
          subjectId: id,
          after: {
            payouts: body.payoutIds.length,
            payoutStatus: body.status,
            ...(body.status === 'failed' && body.failure ? { payoutFailure: body.failure } : {}),
          },
        },
        reply: presentListDetail(marked),
      }
    },
  }
}
