import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  paymentFailures,
  paymentMethods,
  paymentProviders,
  paymentStatuses,
} from '#contracts/plans/plans-vocabulary.ts'
import { instant, users } from './accounts.table.ts'
import { discountCodes } from './discount-codes.table.ts'
import { jobs } from './jobs.table.ts'
import { oneOf } from './one-of.ts'
import { services } from './services.table.ts'

/** Every activation of a plan or product, also free ones, whose receipt is in `documents`. */
export const payments = pgTable(
  'payments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null once the account is deleted: the payment and its receipt remain. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The payer's name on the receipt, on that day. */
    payerName: text('payer_name').notNull().default(''),
    /** The company's RUC if it gave one, otherwise empty. */
    payerRuc: text('payer_ruc').notNull().default(''),
    /** The identity card of a person who gave it and has no RUC, otherwise empty. */
    payerDni: text('payer_dni').notNull().default(''),
    /** Empty if the payer gave none. */
    payerAddress: text('payer_address').notNull().default(''),
    /** The product. */
    product: text('product', {
      enum: [
        'professional_premium',
        'professional_premium_trial',
        'company_premium',
        'company_premium_trial',
        'premium_job',
        'chat_activation',
        'order',
      ],
    }).notNull(),
    /** The service whose chat is activated; null for every other product. */
    serviceId: integer('service_id').references(() => services.id, { onDelete: 'set null' }),
    /** The job that this premium ad was used for; null: not yet, or another product. */
    jobId: integer('job_id').references(() => jobs.id, { onDelete: 'set null' }),
    /** The order and its part that this payment is held for; it names no foreign key, as the ledger. Null: another product. */
    orderId: integer('order_id'),
    orderPart: integer('order_part'),
    /** When it was used for that job, which may be gone since. */
    usedAt: instant('used_at'),
    /** In cents of the currency. */
    amount: integer('amount').notNull(),
    /** In cents: what the code took off; the price was the amount and this. */
    discount: integer('discount').notNull().default(0),
    /** How many months of a plan. */
    months: integer('months').notNull().default(1),
    /** The code that made it cheaper. */
    codeId: integer('code_id').references(() => discountCodes.id),
    currency: text('currency', { enum: ['USD', 'PEN'] })
      .notNull()
      .default('USD'),
    status: text('status', { enum: paymentStatuses }).notNull(),
    /** Who processed the payment: `none` for 0.00. */
    provider: text('provider', { enum: ['none', ...paymentProviders] }).notNull(),
    /** The provider's identifier. */
    providerReference: text('provider_reference'),
    /** Our random name of the payment at the provider. Null: it was never at one. */
    checkoutKey: text('checkout_key'),
    /** Why a failed payment brought no money. Null also if its page could not be opened. */
    failure: text('failure', { enum: paymentFailures }),
    /** How the money was taken, as the provider says. Null: nobody said it. */
    method: text('method', { enum: paymentMethods }),
    /** Our path where the person goes on afterwards. Null: nobody left for a payment page. */
    returnTo: text('return_to'),
    /** When the provider is asked what became of it, if no event has told. Null: never. */
    checkAt: instant('check_at'),
    createdAt: instant('created_at').notNull(),
    completedAt: instant('completed_at'),
    /** When the purchase expires. */
    paidUntil: instant('paid_until'),
    /** Why the purchase could not be delivered and must be refunded. Null: it was delivered. */
    refundDue: text('refund_due', { enum: ['account_gone', 'service_gone', 'nothing_to_add'] }),
  },
  (t) => [
    check(
      'payments_product_known',
      sql`${t.product} in ('professional_premium', 'professional_premium_trial', 'company_premium', 'company_premium_trial', 'premium_job', 'chat_activation', 'order')`,
    ),
    check(
      'payments_order',
      sql`(${t.product} = 'order') = (${t.orderId} is not null and ${t.orderPart} is not null)`,
    ),
    check('payments_currency_known', sql`${t.currency} in ('USD', 'PEN')`),
    check('payments_provider_known', oneOf(t.provider, ['none', ...paymentProviders])),
    check('payments_failure_known', oneOf(t.failure, paymentFailures)),
    check('payments_method_known', oneOf(t.method, paymentMethods)),
    check(
      'payments_refund_due_known',
      sql`${t.refundDue} in ('account_gone', 'service_gone', 'nothing_to_add')`,
    ),
    uniqueIndex('payments_provider_reference').on(t.provider, t.providerReference),
    uniqueIndex('payments_checkout_key').on(t.checkoutKey),
    index('payments_check_at')
      .on(t.checkAt)
      .where(sql`${t.checkAt} is not null`),
    // For the uses of a code.
    index('payments_code')
      .on(t.codeId)
      .where(sql`${t.codeId} is not null`),
    check('payments_discount_positive', sql`${t.discount} >= 0 and ${t.amount} >= 0 and ${t.months} >= 1`),
    index('payments_order')
      .on(t.orderId)
      .where(sql`${t.orderId} is not null`),
    index('payments_user').on(t.userId, t.createdAt.desc()),
    // For the jobs that take no place of a plan.
    uniqueIndex('payments_job').on(t.jobId),
    check('payments_status_known', oneOf(t.status, paymentStatuses)),
    // For the search of the administration.
    index('payments_payer').using('gin', t.payerName.op('gin_trgm_ops')),
    index('payments_status').on(t.status, t.id),
    // For the revenue of a week, without reading its rows.
    index('payments_completed')
      .on(t.completedAt, t.currency, t.amount)
      .where(sql`${t.status} = 'completed'`),
    index('payments_created').on(t.createdAt),
  ],
)
