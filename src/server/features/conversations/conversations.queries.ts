import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { conversations, messages } from '#server/db/schema/conversations.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { services } from '#server/db/schema/services.table.ts'

/** The conversation of this company about this service: the one there is, or a new one. */
export async function openConversation(
  tx: Db,
  { serviceId, companyId, now }: { serviceId: number; companyId: number; now: Date },
): Promise<{ id: number; isNew: boolean }> {
  const [row] = await tx
    .insert(conversations)
    .values({ serviceId, companyId, createdAt: now, lastMessageAt: now })
    .onConflictDoUpdate({
      target: [conversations.serviceId, conversations.companyId],
      set: { lastMessageAt: now },
    })
    // A row that the statement itself inserted was never locked for an update.
    .returning({ id: conversations.id, isNew: sql<boolean>`xmax = 0` })
  if (!row) throw new Error('No conversation was opened')
  return row
}

export async function insertMessage(tx: Db, message: typeof messages.$inferInsert): Promise<void> {
  await tx.insert(messages).values(message)
}

/** Whom a message about a conversation goes to, and what it names. */
export async function getParties(tx: Db, conversationId: number) {
  const [row] = await tx
    .select({
      serviceId: services.id,
      serviceTitle: services.title,
      chatActiveUntil: services.chatActiveUntil,
      companyName: companies.name,
      professionalUserId: users.id,
      planType: professionals.planType,
      firstName: professionals.firstName,
    })
    .from(conversations)
    .innerJoin(services, eq(services.id, conversations.serviceId))
    .innerJoin(companies, eq(companies.id, conversations.companyId))
    .innerJoin(professionals, eq(professionals.id, services.professionalId))
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(eq(conversations.id, conversationId))
  if (!row) throw new Error('A conversation has no parties')
  return row
}
export type Parties = Awaited<ReturnType<typeof getParties>>
