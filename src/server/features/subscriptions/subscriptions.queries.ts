import { and, asc, desc, eq, gt, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { alertedJobs, subscriptions } from '#server/db/schema/subscriptions.table.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect

/**
 * Returns the subscription of this address, created if missing. A confirmed one only gets an owner if it has none;
 * for an unconfirmed one the waiting time restarts.
 */
export async function upsertSubscription(
  db: Db,
  wanted: Pick<SubscriptionRow, 'kind' | 'email' | 'search' | 'frequency' | 'userId' | 'createdAt'>,
): Promise<SubscriptionRow> {
  const [row] = await db
    .insert(subscriptions)
    .values(wanted)
    .onConflictDoUpdate({
      target: [subscriptions.kind, subscriptions.email, subscriptions.search],
      set: {
        userId: sql`coalesce(${subscriptions.userId}, excluded.user_id)`,
        createdAt: sql`case when ${subscriptions.confirmedAt} is null then excluded.created_at else ${subscriptions.createdAt} end`,
      },
    })
    .returning()
  return row!
}

/** Confirms it at this frequency; an already confirmed one keeps its start. Null: there is none. */
export async function confirmSubscription(
  db: Db,
  id: number,
  { frequency, at }: { frequency: SubscriptionRow['frequency']; at: Date },
): Promise<SubscriptionRow | null> {
  const [row] = await db
    .update(subscriptions)
    .set({ frequency, confirmedAt: sql`coalesce(${subscriptions.confirmedAt}, ${at})` })
    .where(eq(subscriptions.id, id))
    .returning()
  return row ?? null
}

export async function updateFrequency(
  db: Db,
  id: number,
  frequency: SubscriptionRow['frequency'],
): Promise<SubscriptionRow | null> {
  const [row] = await db.update(subscriptions).set({ frequency }).where(eq(subscriptions.id, id)).returning()
  return row ?? null
}

export async function findSubscription(db: Db, id: number): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id))
  return row ?? null
}

/**
 * Moves the account's subscriptions to its new address. One that the new address already has is kept, without a
 * duplicate.
 */
export async function moveSubscriptions(tx: Db, userId: number): Promise<void> {
  const [account] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (!account) return
  const { email } = account
  await tx.execute(sql`
    delete from ${subscriptions} as own using ${subscriptions} as there
    where own.user_id = ${userId} and own.email <> ${email}
      and there.email = ${email} and there.kind = own.kind and there.search = own.search`)
  await tx.update(subscriptions).set({ email }).where(eq(subscriptions.userId, userId))
}

export async function deleteSubscription(db: Db, id: number): Promise<void> {
  await db.delete(subscriptions).where(eq(subscriptions.id, id))
}

export const isAlert = (id: number): SQL => eq(subscriptions.id, id)

/** The jobs that an alert has sent. */
export const isSentBy = (id: number): SQL => eq(alertedJobs.subscriptionId, id)

/**
 * The owner's account. `email` is set if the address is confirmed, to include subscriptions made without an account.
 */
export interface Owner {
  userId: number
  email: string | null
}
const isOf = ({ userId, email }: Owner): SQL =>
  email === null
    ? eq(subscriptions.userId, userId)
    : or(eq(subscriptions.userId, userId), and(isNull(subscriptions.userId), eq(subscriptions.email, email)))!

export async function listAlertsOf(db: Db, owner: Owner): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.kind, 'job_alert'), isOf(owner)))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
}

export async function findAlertOf(db: Db, owner: Owner, id: number): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.kind, 'job_alert'), isOf(owner)))
  return row ?? null
}

export async function countConfirmedAlerts(db: Db, email: string): Promise<number> {
  return db.$count(
    subscriptions,
    and(
      eq(subscriptions.kind, 'job_alert'),
      eq(subscriptions.email, email),
      isNotNull(subscriptions.confirmedAt),
    ),
  )
}

/** Deletes subscriptions that were not confirmed in time. */
export async function deleteUnconfirmed(db: Db, before: Date): Promise<void> {
  await db
    .delete(subscriptions)
    .where(and(isNull(subscriptions.confirmedAt), lt(subscriptions.createdAt, before)))
}

/** The last run before which a subscription is due; a daily one that was never sent is due at the next run. */
export interface DueBefore {
  daily: Date
  weekly: Date
}
/** News are sent by campaigns, not by runs. */
const isDue = ({ daily, weekly }: DueBefore): SQL => {
  const last = sql`coalesce(${subscriptions.lastRunAt}, ${subscriptions.confirmedAt})`
  const isNew = sql`${subscriptions.lastRunAt} is null`
  return and(
    ne(subscriptions.kind, 'news'),
    or(
      and(eq(subscriptions.frequency, 'daily'), or(isNew, lte(last, daily))),
      and(eq(subscriptions.frequency, 'weekly'), lte(last, weekly)),
    ),
  )!
}

/** A page of the ids of confirmed subscriptions that are due. */
export async function listDueIds(
  db: Db,
  { due, after, limit }: { due: DueBefore; after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(isNotNull(subscriptions.confirmedAt), gt(subscriptions.id, after), isDue(due)))
    .orderBy(asc(subscriptions.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/**
 * A confirmed subscription that is due, with its address: the account's current one if there is an account. Null for
 * a suspended account, and while a changed address is unconfirmed.
 */
export async function findToSend(db: Db, id: number, due: DueBefore) {
  const [row] = await db
    .select({ subscription: subscriptions, accountEmail: users.email })
    .from(subscriptions)
    .leftJoin(
      users,
      or(
        eq(users.id, subscriptions.userId),
        and(isNull(subscriptions.userId), eq(users.email, subscriptions.email)),
      ),
    )
    .where(
      and(
        eq(subscriptions.id, id),
        isNotNull(subscriptions.confirmedAt),
        isNull(users.suspendedAt),
        or(isNull(users.id), isNotNull(users.emailConfirmedAt), eq(users.email, subscriptions.email)),
        isDue(due),
      ),
    )
  if (!row) return null
  const { kind } = row.subscription
  return kind === 'news'
    ? null
    : { ...row.subscription, kind, to: row.accountEmail ?? row.subscription.email }
}

/** Claims a run: false when another process had it since `lastRunAt` was read. */
export async function claimRun(
  tx: Db,
  { id, lastRunAt }: Pick<SubscriptionRow, 'id' | 'lastRunAt'>,
  at: Date,
): Promise<boolean> {
  const rows = await tx
    .update(subscriptions)
    .set({ lastRunAt: at })
    .where(
      and(
        eq(subscriptions.id, id),
        isNotNull(subscriptions.confirmedAt),
        lastRunAt === null ? isNull(subscriptions.lastRunAt) : eq(subscriptions.lastRunAt, lastRunAt),
      ),
    )
    .returning({ id: subscriptions.id })
  return rows.length === 1
}

/**
 * Records which of these jobs are sent now: those that are open and were never sent. Returns them in the given order.
 */
export async function insertAlertedJobs(
  tx: Db,
  subscriptionId: number,
  ids: readonly number[],
  now: Date,
): Promise<number[]> {
  const open = tx
    .select({
      subscriptionId: sql<number>`${subscriptionId}::int`.as('subscription_id'),
      jobId: jobs.id,
      sentAt: sql<Date>`${now}::timestamptz`.as('sent_at'),
    })
    .from(jobs)
    .where(
      and(
        sql`${jobs.id} = any(${sql.param(ids)}::int[])`,
        jobs.isActive,
        or(isNull(jobs.expiresAt), gt(jobs.expiresAt, now)),
      ),
    )
  const inserted = await tx
    .insert(alertedJobs)
    .select(open)
    .onConflictDoNothing()
    .returning({ jobId: alertedJobs.jobId })
  const fresh = new Set(inserted.map(({ jobId }) => jobId))
  return ids.filter((id) => fresh.has(id))
}
