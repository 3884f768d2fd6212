import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { asks } from '#contracts/field-messages.ts'
import { idParams, instant } from '#contracts/fields.ts'
import { mostMarked } from '#contracts/payouts/payout-figures.ts'
import {
  destinationKinds,
  payoutCurrencies,
  payoutFailures,
  payoutObstacles,
  payoutStatuses,
} from '#contracts/payouts/payouts-vocabulary.ts'

const currency = z.enum(payoutCurrencies)
const masked = z.object({ kind: z.enum(destinationKinds), lastFour: z.string() })

/** What is owed to a professional in one currency and is in no list, in cents. */
const duePayout = z.object({
  userId: z.number(),
  name: z.string(),
  currency,
  amount: z.number(),
  destination: masked.nullable(),
  /** Null: it goes into the next list. */
  obstacle: z.enum(payoutObstacles).nullable(),
})
export type DuePayout = z.infer<typeof duePayout>

const payoutSums = z.array(z.object({ currency, amount: z.number(), rows: z.number() }))

const payoutList = z.object({
  id: z.number(),
  preparedAt: instant,
  preparedBy: z.string(),
  sums: payoutSums,
  /** How many rows stand how. */
  listed: z.number(),
  paid: z.number(),
  failed: z.number(),
})
export type PayoutList = z.infer<typeof payoutList>

const payoutRow = z.object({
  id: z.number(),
  userId: z.number(),
  name: z.string(),
  currency,
  amount: z.number(),
  destination: masked,
  status: z.enum(payoutStatuses),
  failure: z.enum(payoutFailures).nullable(),
  markedAt: instant.nullable(),
  /** It was booked, or is due again: the mark can no longer be taken back. */
  isSettled: z.boolean(),
})
export type PayoutRow = z.infer<typeof payoutRow>

const listDetail = payoutList.extend({ rows: z.array(payoutRow) })
export type PayoutListDetail = z.infer<typeof listDetail>

const chooseRows = 'Elige al menos un pago de la lista'

const admin = { audience: 'admin', capability: 'pay-professionals' } as const

export const payoutsContract = {
  payouts: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/payouts',
    summary: 'What is due to professionals, and the latest lists',
    reply: z.object({ due: z.array(duePayout), lists: z.array(payoutList) }),
  }),
  preparePayouts: endpoint({
    ...admin,
    method: 'POST',
    path: '/api/admin/payout-lists',
    summary: 'Freezes what is due now and has a destination as a list',
    audit: 'payouts-prepared',
    errors: ['nothing_to_pay'],
    status: 201,
    reply: listDetail,
  }),
  payoutList: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/payout-lists/:id',
    summary: 'One list with its rows',
    params: idParams,
    reply: listDetail,
  }),
  exportPayouts: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/payout-lists/:id/file',
    summary: 'A list as CSV with the full numbers; each download is recorded',
    audit: 'payouts-exported',
    params: idParams,
    file: ['text/csv'],
  }),
  markPayouts: endpoint({
    ...admin,
    method: 'PATCH',
    path: '/api/admin/payout-lists/:id',
    summary:
      'Marks rows as paid or failed; the mark is booked and told some seconds later. `listed` takes it back until then',
    audit: 'payouts-marked',
    errors: ['payout_changed'],
    params: idParams,
    body: z
      .object({
        payoutIds: z
          .array(z.int(chooseRows).positive(chooseRows), chooseRows)
          .min(1, chooseRows)
          .max(mostMarked, chooseRows),
        status: z.enum(payoutStatuses, asks.listed),
        failure: z.enum(payoutFailures, 'Elige por qué no se pudo pagar').optional(),
      })
      .refine(({ status, failure }) => status !== 'failed' || failure !== undefined, {
        path: ['failure'],
        message: 'Elige por qué no se pudo pagar',
      }),
    reply: listDetail,
  }),
}
