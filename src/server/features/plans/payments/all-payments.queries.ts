import { and, asc, desc, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { mostCounted } from '#contracts/admin/list-figures.ts'
import type { PaymentFilters } from '#contracts/admin/billing.contract.ts'
import type { PayerType } from '#contracts/plans/plans-vocabulary.ts'
import { limaDayStart } from '#domain/time/dates.ts'
import { DAY } from '#domain/time/durations.ts'
import type { Db } from '#server/db/connection.ts'
import { find, type Finding, type Found, type FoundBy, isFound } from '#server/db/found-by.ts'
import { likePart } from '#server/db/like.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { documentIssues } from '#server/db/schema/document-issues.table.ts'
import { documents } from '#server/db/schema/documents.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { payments } from '#server/db/schema/payments.table.ts'
import { isReceiptOf, paymentColumns, type PaymentWithReceipt } from './payments.queries.ts'
import { productsOf } from './plan-products.ts'

/** A payment with the e-mail of its payer; null once the account is deleted. */
export type PaymentWithEmail = PaymentWithReceipt & { email: string | null }

const select = (db: Db) =>
  db
    .select({ ...paymentColumns, email: users.email })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.userId))
    .leftJoin(documents, isReceiptOf)
    .leftJoin(documentIssues, eq(documentIssues.documentId, documents.id))
    .leftJoin(jobs, eq(jobs.id, payments.jobId))

/** The matching payments below `before`, the latest first. */
export const listPayments = (
  db: Db,
  filters: PaymentFilters,
  { before, limit, finding }: { before: number | undefined; limit: number; finding: Finding },
): Promise<PaymentWithEmail[]> =>
  select(db)
    .where(and(isFound(found(filters), finding), before === undefined ? undefined : lt(payments.id, before)))
    .orderBy(desc(payments.id))
    .limit(limit)

/** The matching payments above `after`, the oldest first. */
export const listPaymentsAfter = (
  db: Db,
  filters: PaymentFilters,
  { after, limit }: { after: number; limit: number },
): Promise<PaymentWithEmail[]> =>
  select(db)
    .where(and(isFound(found(filters), { ids: null, isCommon: true }), gt(payments.id, after)))
    .orderBy(asc(payments.id))
    .limit(limit)

/** The matching payments, at most `mostCounted`. */
export const findPayments = (db: Db, filters: PaymentFilters): Promise<Found> =>
  find(db, found(filters), mostCounted)

/** By the transaction id, or by a part of the payer's name or e-mail. */
function found({ search, ...filters }: PaymentFilters): FoundBy {
  const number = /^tx-0*(\d{1,9})$/i.exec(search ?? '')?.[1]
  const part = likePart(search ?? '')
  const isByText = search !== undefined && search !== '' && number === undefined
  return {
    from: isByText
      ? sql`${payments} left join ${users} on ${users.id} = ${payments.userId}`
      : sql`${payments}`,
    id: sql`${payments.id}`,
    where: and(...conditions(filters), number === undefined ? undefined : eq(payments.id, Number(number))),
    ways: isByText ? [sql`${payments.payerName} ilike ${part}`, sql`${users.email} ilike ${part}`] : [],
  }
}

const conditions = ({
  userType,
  status,
  dateFrom,
  dateTo,
  userId,
}: Omit<PaymentFilters, 'search'>): (SQL | undefined)[] => [
  userId === undefined ? undefined : eq(payments.userId, userId),
  userType === 'all' ? undefined : inArray(payments.product, productsOf(userType satisfies PayerType)),
  status === 'all' ? undefined : eq(payments.status, status),
  dateFrom === undefined ? undefined : gte(payments.createdAt, limaDayStart(dateFrom)),
  dateTo === undefined ? undefined : lt(payments.createdAt, new Date(limaDayStart(dateTo).getTime() + DAY)),
]
