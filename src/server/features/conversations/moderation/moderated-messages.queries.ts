import { and, asc, desc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/connection.ts'
import type { ModeratedSource } from '#server/db/moderated-rows.ts'
import { isFromSide, type Viewpoint } from '#server/features/conversations/messages.queries.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { conversations, messages } from '#server/db/schema/conversations.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { services } from '#server/db/schema/services.table.ts'

export interface MessageContent {
  text: string
  sentAt: string
  serviceId: number | null
  applicationId: number | null
  /** Of the service or of the job. */
  serviceTitle: string
  companyId: number
  companyName: string
  professionalName: string
  isFromCompany: boolean
  /** The latest open report, or the latest of all. */
  reportId: number | null
  /** The reasons of its reports. */
  reasons: string[]
}

const professionalName = sql`${professionals.firstName} || ' ' || ${professionals.lastName}`
const isFromCompany = sql`${messages.senderId} <> ${professionals.userId}`
const sender = sql`case when ${isFromCompany} then ${companies.name} else ${professionalName} end`

/** Messages that somebody reported; the owner is who wrote them. The index `messages_words` has the expression of the search. */
export const messagesToModerate: ModeratedSource<MessageContent> = {
  table: messages,
  from: sql`${messages} join ${users} on ${users.id} = ${messages.senderId}
    join ${conversations} on ${conversations.id} = ${messages.conversationId}
    left join ${services} on ${services.id} = ${conversations.serviceId}
    left join ${applications} on ${applications.id} = ${conversations.applicationId}
    left join ${jobs} on ${jobs.id} = ${applications.jobId}
    join ${companies} on ${companies.id} = ${conversations.companyId}
    join ${professionals} on ${professionals.id} = ${conversations.professionalId}`,
  where: sql`${messages.moderationStatus} is not null`,
  id: messages.id,
  title: sql`'Mensaje de ' || ${sender}`,
  owner: sender,
  content: sql<MessageContent>`json_build_object('text', ${messages.message}, 'sentAt', ${messages.createdAt},
    'serviceId', ${services.id}, 'applicationId', ${applications.id},
    'serviceTitle', coalesce(${services.title}, ${jobs.title}), 'companyId', ${companies.id}, 'companyName', ${companies.name},
    'professionalName', ${professionalName}, 'isFromCompany', ${isFromCompany},
    'reportId', (select report.id from abuse_reports as report where report.message_id = ${messages.id}
      order by report.status = 'open' desc, report.id desc limit 1),
    'reasons', (select coalesce(json_agg(distinct report.reason), '[]') from abuse_reports as report
      where report.message_id = ${messages.id}))`,
  withWord: (pattern) => sql`select id from messages
    where moderation_status is not null and (' ' || fold(message)) like fold(${pattern})`,
}

/** The first report of a message makes it wait for a look; later ones do not put it back after a decision. */
export async function submitMessage(tx: Db, id: number, at: Date): Promise<void> {
  await tx
    .update(messages)
    .set({ moderationStatus: 'pending', submittedAt: at })
    .where(and(eq(messages.id, id), isNull(messages.moderationStatus)))
}

/** Whether this side wrote the message in that conversation. */
export async function isMessageOf(
  db: Db,
  { id, conversationId, ...view }: Viewpoint & { id: number; conversationId: number },
): Promise<boolean> {
  const [row] = await db
    .select({ senderId: messages.senderId })
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.conversationId, conversationId)))
  return row !== undefined && isFromSide(view, row.senderId)
}

const senderProfessional = alias(professionals, 'sender_professional')

const selectLines = (db: Db) =>
  db
    .select({
      id: messages.id,
      text: messages.message,
      createdAt: messages.createdAt,
      /** Of a company the account that owns it. */
      senderId: sql<number | null>`coalesce(${senderProfessional.userId}, ${companies.userId})`,
      senderName: sql<string>`coalesce(${senderProfessional.firstName} || ' ' || ${senderProfessional.lastName}, ${companies.name})`,
      status: messages.moderationStatus,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(companies, eq(companies.id, conversations.companyId))
    .leftJoin(senderProfessional, eq(senderProfessional.userId, messages.senderId))

/** A message with up to `each` before and after it, the oldest first. */
export async function listAround(
  db: Db,
  { conversationId, messageId, each }: { conversationId: number; messageId: number; each: number },
) {
  const isHere = eq(messages.conversationId, conversationId)
  const [before, after] = await Promise.all([
    selectLines(db)
      .where(and(isHere, lte(messages.id, messageId)))
      .orderBy(desc(messages.id))
      .limit(each + 1),
    selectLines(db)
      .where(and(isHere, gt(messages.id, messageId)))
      .orderBy(asc(messages.id))
      .limit(each),
  ])
  return [...before.toReversed(), ...after]
}

/** The last messages before a moment, the oldest first. */
export async function listUntil(
  db: Db,
  { conversationId, at, limit }: { conversationId: number; at: Date; limit: number },
) {
  const rows = await selectLines(db)
    .where(and(eq(messages.conversationId, conversationId), lt(messages.createdAt, at)))
    .orderBy(desc(messages.id))
    .limit(limit)
  return rows.toReversed()
}
