import { z } from 'zod'
import { paymentStatuses, payerTypes } from '#contracts/plans/plans-vocabulary.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { asks } from '#contracts/field-messages.ts'
import { daysInOrder, id, instant, outOfOrder } from '#contracts/fields.ts'
import { longestSearch } from '#contracts/search-figures.ts'
import { mostCountedInWords } from './list-figures.ts'

/** How many payments a page has. */
export const billingPageSize = 50

const filters = {
  /** In the transaction id, the payer's name or the e-mail. */
  search: z.string().trim().max(longestSearch).optional(),
  userType: z.enum(['all', ...payerTypes], asks.listed).default('all'),
  status: z.enum(['all', ...paymentStatuses], asks.listed).default('all'),
  /** Days in Lima, both included. */
  dateFrom: z.iso.date(asks.date).optional(),
  dateTo: z.iso.date(asks.date).optional(),
  /** Of one account. */
  userId: id.optional(),
}
export type PaymentFilters = z.output<z.ZodObject<typeof filters>>

const adminPayment = z.object({
  id: z.number(),
  /** 'TX-000042' */
  transactionId: z.string(),
  userName: z.string(),
  /** '' once the account is deleted. */
  userEmail: z.string(),
  userType: z.enum(payerTypes),
  planType: z.string(),
  /** In cents, tax included. */
  amount: z.number(),
  currency: z.enum(['USD', 'PEN']),
  status: z.enum(paymentStatuses),
  paymentMethod: z.string(),
  description: z.string(),
  /** The session of the card provider; null for any other. */
  stripeSessionId: z.string().nullable(),
  createdAt: instant,
  completedAt: instant.nullable(),
  /** 'R-000042'; null until completed. */
  receiptNumber: z.string().nullable(),
  /** In cents, as the receipt says; null until completed. */
  base: z.number().nullable(),
  igv: z.number().nullable(),
  paidUntil: instant.nullable(),
  /** Paid, but it could not be delivered: the money must be refunded. */
  refundDue: z.boolean(),
})
export type AdminPayment = z.infer<typeof adminPayment>

/** Completed payments of one currency that were not refunded and are not 0.00, in cents. */
const income = z.object({ currency: z.enum(['USD', 'PEN']), total: z.number(), month: z.number() })

export const billingContract = {
  adminPayments: endpoint({
    method: 'GET',
    path: '/api/admin/payments',
    summary: `The payments, the latest first; \`X-Total-Count\` counts up to ${mostCountedInWords} and \`Link: rel="next"\` leads to older ones`,
    audience: 'admin',
    capability: 'read-payments',
    query: z.object({ ...filters, before: id.optional() }).refine(daysInOrder, outOfOrder),
    reply: z.array(adminPayment),
  }),
  paymentStats: endpoint({
    method: 'GET',
    path: '/api/admin/payment-stats',
    summary: 'Revenue in US dollars, net of refunds; months are those of Lima',
    audience: 'admin',
    capability: 'read-payments',
    reply: z.object({
      /** In cents of US dollars, like the other amounts. */
      totalRevenue: z.number(),
      /** Completed payments of more than 0.00. */
      totalTransactions: z.number(),
      monthlyRevenue: z.number(),
      averageTransactionValue: z.number(),
      /** Of the payments of more than 0.00 that ended: how many were paid, in percent; null without any. */
      successRate: z.number().nullable(),
      /** Currencies are never added up. */
      byCurrency: z.array(income),
    }),
  }),
  exportPayments: endpoint({
    method: 'GET',
    path: '/api/admin/payments/export',
    summary: 'The matching payments as CSV, the oldest first; the export is recorded',
    audience: 'admin',
    capability: 'read-payments',
    audit: 'payments-exported',
    query: z.object(filters).refine(daysInOrder, outOfOrder),
    file: ['text/csv'],
  }),
}
