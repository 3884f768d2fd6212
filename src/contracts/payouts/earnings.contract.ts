import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { instant } from '#contracts/fields.ts'
import { destinationKinds, payoutCurrencies, payoutFailures, payoutStatuses } from './payouts-vocabulary.ts'

const currency = z.enum(payoutCurrencies)

/** What an order brought in one month. Sums in cents. */
const earnedOrder = z.object({
  orderId: z.number(),
  serviceTitle: z.string(),
  clientName: z.string(),
  /** Of the client; '' if it is not known. */
  clientRuc: z.string(),
  /** When the last part was released. */
  at: instant,
  /** What the client paid for what was released, and our fee of it, tax included. */
  gross: z.number(),
  fee: z.number(),
  net: z.number(),
})
export type EarnedOrder = z.infer<typeof earnedOrder>

const earnedMonth = z.object({
  /** '2026-11', in Lima. */
  month: z.string(),
  currency,
  gross: z.number(),
  fee: z.number(),
  net: z.number(),
  /** Paid out in that month. */
  paid: z.number(),
  orders: z.array(earnedOrder),
})
export type EarnedMonth = z.infer<typeof earnedMonth>

export const earnings = z.object({
  /** One for each currency with money; never added up. In cents. */
  balances: z.array(
    z.object({
      currency,
      /** Held for orders that go on. */
      held: z.number(),
      /** Released and not yet paid. */
      due: z.number(),
      paid: z.number(),
      fees: z.number(),
    }),
  ),
  /** The latest first. */
  months: z.array(earnedMonth),
  heldOrders: z.array(
    z.object({
      orderId: z.number(),
      serviceTitle: z.string(),
      clientName: z.string(),
      currency,
      held: z.number(),
    }),
  ),
  /** The latest first. */
  payouts: z.array(
    z.object({
      id: z.number(),
      currency,
      amount: z.number(),
      status: z.enum(payoutStatuses),
      failure: z.enum(payoutFailures).nullable(),
      kind: z.enum(destinationKinds),
      lastFour: z.string(),
      at: instant,
    }),
  ),
  /** Completed orders whose money the client paid directly: part of no sum. The latest first. */
  direct: z.array(
    z.object({
      orderId: z.number(),
      serviceTitle: z.string(),
      clientName: z.string(),
      clientRuc: z.string(),
      currency,
      /** In cents; null: by the hour, as `price` says. */
      total: z.number().nullable(),
      price: z.string(),
      at: instant,
    }),
  ),
})
export type Earnings = z.infer<typeof earnings>

export const earningsContract = {
  mine: endpoint({
    method: 'GET',
    path: '/api/earnings',
    summary:
      'What the professional earned by orders: held, due, paid and fees, by month of Lima and currency',
    audience: 'professional',
    reply: earnings,
  }),
  csv: endpoint({
    method: 'GET',
    path: '/api/earnings/csv',
    summary: 'The same by order, as CSV',
    audience: 'professional',
    file: ['text/csv'],
  }),
  excel: endpoint({
    method: 'GET',
    path: '/api/earnings/excel',
    summary: 'Orders, payouts and direct orders as sheets of Excel',
    audience: 'professional',
    file: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
}
