import { and, count, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { conversations, messages } from '#server/db/schema/conversations.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { services } from '#server/db/schema/services.table.ts'

/**
 * Finds or creates the conversation of this company about this service, and locks it for writing until the
 * transaction ends.
 */
export async function openConversation(
  tx: Db,
  {
    serviceId,
    companyId,
    professionalId,
    now,
  }: { serviceId: number; companyId: number; professionalId: number; now: Date },
): Promise<{ id: number; isNew: boolean }> {
  const [row] = await tx
    .insert(conversations)
    .values({ serviceId, companyId, professionalId, createdAt: now, lastMessageAt: now })
    .onConflictDoUpdate({
      target: [conversations.serviceId, conversations.companyId],
      set: { lastMessageAt: now },
    })
    // `xmax` is 0 only for a row that this statement inserted.
    .returning({ id: conversations.id, isNew: sql<boolean>`xmax = 0` })
  if (!row) throw new Error('No conversation was opened')
  return row
}

/** The same for an application. Null: it is gone. */
export async function openApplicationConversation(
  tx: Db,
  applicationId: number,
  now: Date,
): Promise<number | null> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into conversations (application_id, company_id, professional_id, created_at, last_message_at)
    select application.id, job.company_id, application.professional_id, ${now.toISOString()}, ${now.toISOString()}
    from applications application join jobs job on job.id = application.job_id
    where application.id = ${applicationId}
    on conflict (application_id) do update set last_message_at = excluded.last_message_at
    returning id`)
  return rows[0]?.id ?? null
}

/**
 * Locks the conversation for writing until the transaction ends. Message ids then increase in commit order, so
 * reading "after an id" misses none.
 */
export async function lockConversation(tx: Db, id: number): Promise<void> {
  await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.id, id))
    .for('no key update')
}

export async function markWritten(tx: Db, id: number, lastMessageAt: Date): Promise<void> {
  await tx.update(conversations).set({ lastMessageAt }).where(eq(conversations.id, id))
}

const companyUsers = alias(users, 'company_users')

const isGone = (user: typeof users | typeof companyUsers) =>
  sql<boolean>`(${user.suspendedAt} is not null or ${user.deletedAt} is not null)`
const isBlockedBy = (blocker: SQL, blocked: SQL) =>
  sql<boolean>`exists (select 1 from user_blocks where blocker_id = ${blocker} and blocked_id = ${blocked})`
const professionalUserId = sql`${users.id}`
const companyUserId = sql`${companyUsers.id}`

/** The columns that the rules about a conversation use. */
const party = {
  id: conversations.id,
  serviceId: conversations.serviceId,
  applicationId: conversations.applicationId,
  jobId: jobs.id,
  /** Of the service, or of the job that the person applied to. */
  title: sql<string>`coalesce(${services.title}, ${jobs.title})`,
  isServiceListed: sql<boolean>`(${services.isActive} is true and ${users.suspendedAt} is null)`,
  withdrawnAt: applications.withdrawnAt,
  chatActiveUntil: services.chatActiveUntil,
  lastMessageAt: conversations.lastMessageAt,
  professionalMailedId: conversations.professionalMailedId,
  companyMailedId: conversations.companyMailedId,
  professionalId: professionals.id,
  professionalUserId: users.id,
  planType: professionals.planType,
  firstName: professionals.firstName,
  lastName: professionals.lastName,
  photoId: professionals.photoId,
  professionalIsGone: isGone(users),
  /** Else the person applied without one, and reads by the links of mails. */
  professionalHasPassword: sql<boolean>`${users.passwordHash} is not null`,
  professionalEmail: users.email,
  companyId: companies.id,
  companyUserId: companyUsers.id,
  companyName: companies.name,
  logoId: companies.logoId,
  companyIsGone: isGone(companyUsers),
  blockedByProfessional: isBlockedBy(professionalUserId, companyUserId),
  blockedByCompany: isBlockedBy(companyUserId, professionalUserId),
  /** Null in an empty conversation. */
  firstMessageId: sql<
    number | null
  >`(select min(id) from messages where conversation_id = ${conversations.id})`,
}

async function selectParties(db: Db, condition: SQL | undefined, limit: number) {
  return db
    .select(party)
    .from(conversations)
    .leftJoin(services, eq(services.id, conversations.serviceId))
    .leftJoin(applications, eq(applications.id, conversations.applicationId))
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, conversations.companyId))
    .innerJoin(companyUsers, eq(companyUsers.id, companies.userId))
    .innerJoin(professionals, eq(professionals.id, conversations.professionalId))
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(condition)
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(limit)
}
export type ConversationRow = Awaited<ReturnType<typeof selectParties>>[number]

export async function findConversation(db: Db, id: number): Promise<ConversationRow | null> {
  const [row] = await selectParties(db, eq(conversations.id, id), 1)
  return row ?? null
}

export async function getConversation(db: Db, id: number): Promise<ConversationRow> {
  const row = await findConversation(db, id)
  if (!row) throw new Error('A conversation has no parties')
  return row
}

/** The reader: one of the two sides. */
export type Asking = { companyId: number } | { professionalId: number }
const isOf = (asking: Asking): SQL =>
  'companyId' in asking
    ? eq(conversations.companyId, asking.companyId)
    : eq(conversations.professionalId, asking.professionalId)

/** The most recently active first. */
export const listConversations = (
  db: Db,
  asking: Asking,
  { serviceId, limit }: { serviceId?: number | undefined; limit: number },
): Promise<ConversationRow[]> =>
  selectParties(
    db,
    and(isOf(asking), serviceId === undefined ? undefined : eq(conversations.serviceId, serviceId)),
    limit,
  )

/** A conversation about a service, or that of an application. */
export type Which = ServiceTalk | { applicationId: number }

export interface ServiceTalk {
  serviceId: number
  companyId?: number | undefined
  /** A user id. */
  receiverId?: number | undefined
}

/** At most two: enough to know whether it is unique. */
export const findConversations = (db: Db, asking: Asking, which: Which): Promise<ConversationRow[]> =>
  selectParties(db, and(isOf(asking), isWhich(asking, which)), 2)

function isWhich(asking: Asking, which: Which): SQL | undefined {
  if ('applicationId' in which) return eq(conversations.applicationId, which.applicationId)
  const { serviceId, companyId, receiverId } = which
  return and(
    eq(conversations.serviceId, serviceId),
    companyId === undefined ? undefined : eq(conversations.companyId, companyId),
    receiverId === undefined ? undefined : eq('companyId' in asking ? users.id : companyUsers.id, receiverId),
  )
}

/** How many messages of the other sides nobody of this side has opened. */
export async function countUnreadOf(db: Db, asking: Asking): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(professionals, eq(professionals.id, conversations.professionalId))
    .where(
      and(
        isOf(asking),
        'companyId' in asking
          ? eq(messages.senderId, professionals.userId)
          : ne(messages.senderId, professionals.userId),
        isNull(messages.readAt),
      ),
    )
  return row?.unread ?? 0
}

/** Records that this side was mailed about unread messages up to this one. */
export async function setMailed(
  tx: Db,
  id: number,
  side: 'professional' | 'company',
  messageId: number,
): Promise<void> {
  const set = side === 'professional' ? { professionalMailedId: messageId } : { companyMailedId: messageId }
  await tx.update(conversations).set(set).where(eq(conversations.id, id))
}
