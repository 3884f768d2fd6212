import { and, asc, eq, isNotNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { withdrawnMessage } from '#domain/conversations/withdrawn.words.ts'
import type { Db } from '#server/db/connection.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { conversations, messages, quotes, userBlocks } from '#server/db/schema/conversations.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import type { Exported, Person } from '#server/personal-data.ts'

/** Both sides of each thread with its quotes, as the person could read it; of somebody who works for others only what they wrote. */
export async function exportOf(db: Db, { userId, professionalId, companyId }: Person): Promise<Exported> {
  const mine =
    professionalId === null
      ? sql<boolean>`${messages.senderId} <> ${professionals.userId}`
      : sql<boolean>`${messages.senderId} = ${userId}`
  return {
    mensajes: await db
      .select({
        /** The service or the job. */
        about: sql<string>`coalesce(${services.title}, ${jobs.title})`,
        company: companies.name,
        professional: sql<string>`${professionals.firstName} || ' ' || ${professionals.lastName}`,
        mine,
        message: sql<string>`case when ${messages.moderationStatus} = 'rejected' and not (${mine})
          then ${withdrawnMessage} else ${messages.message} end`,
        moderationNote: sql<string>`case when ${mine} then ${messages.moderationNote} else '' end`,
        isWithdrawn: sql<boolean>`${messages.moderationStatus} is not distinct from 'rejected'`,
        createdAt: messages.createdAt,
        readAt: messages.readAt,
      })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .leftJoin(services, eq(services.id, conversations.serviceId))
      .leftJoin(applications, eq(applications.id, conversations.applicationId))
      .leftJoin(jobs, eq(jobs.id, applications.jobId))
      .innerJoin(professionals, eq(professionals.id, conversations.professionalId))
      .innerJoin(companies, eq(companies.id, conversations.companyId))
      .where(
        professionalId === null
          ? companyId === null
            ? eq(messages.senderId, userId)
            : eq(conversations.companyId, companyId)
          : eq(conversations.professionalId, professionalId),
      )
      .orderBy(asc(messages.conversationId), asc(messages.id)),
    ...(await quotesOf(db, { professionalId, companyId })),
  }
}

async function quotesOf(
  db: Db,
  { professionalId, companyId }: Pick<Person, 'professionalId' | 'companyId'>,
): Promise<Exported> {
  if (professionalId === null && companyId === null) return {}
  const { title, note, priceCents, days, rounds, validUntil, status, word, createdAt, updatedAt } = quotes
  // What the company may still undo is not the professional's to know.
  const known = (column: SQLWrapper, otherwise: SQL) =>
    sql`case when ${quotes.isNotified} then ${column} else ${otherwise} end`
  return {
    cotizaciones: await db
      .select({
        about: services.title,
        company: companies.name,
        title,
        note,
        priceCents,
        days,
        rounds,
        validUntil,
        status: known(status, sql`'sent'`).mapWith(status),
        word: known(word, sql`''`).mapWith(word),
        createdAt,
        updatedAt,
      })
      .from(quotes)
      .innerJoin(conversations, eq(conversations.id, quotes.conversationId))
      .innerJoin(services, eq(services.id, conversations.serviceId))
      .innerJoin(companies, eq(companies.id, conversations.companyId))
      .where(
        professionalId === null
          ? eq(conversations.companyId, companyId ?? 0)
          : eq(conversations.professionalId, professionalId),
      )
      .orderBy(asc(quotes.id)),
  }
}

/** Messages remain, because the conversation also belongs to the other side; those of an application go with what was sent. */
export async function forget(tx: Db, { userId, professionalId }: Person): Promise<void> {
  if (professionalId !== null)
    await tx
      .delete(conversations)
      .where(and(eq(conversations.professionalId, professionalId), isNotNull(conversations.applicationId)))
  await tx.delete(userBlocks).where(or(eq(userBlocks.blockerId, userId), eq(userBlocks.blockedId, userId)))
}
