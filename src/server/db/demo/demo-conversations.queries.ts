import { DAY, MINUTE } from '#domain/time/durations.ts'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { conversations, messages } from '#server/db/schema/conversations.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import { insertServices } from '#server/features/services/services.queries.ts'
import { demoCompanies } from './demo-companies.ts'
import { type DemoConversation, demoConversations, demoPausedService } from './demo-conversations.data.ts'
import { demoPeople } from './demo-people.data.ts'

/** Inserts open conversations with unread messages on each side. Call it after the services are inserted. */
export async function insertConversations(tx: Db, now: Date): Promise<void> {
  const { person, daysAgo, ...texts } = demoPausedService
  const { id: professionalId } = await findProfessional(tx, person)
  const createdAt = new Date(now.getTime() - daysAgo * DAY)
  await insertServices(tx, [
    {
      ...texts,
      professionalId,
      isOpen: false,
      moderationStatus: 'approved',
      moderatedAt: createdAt,
      createdAt,
    },
  ])
  for (const conversation of demoConversations) await insertConversation(tx, now, conversation)
}

async function insertConversation(
  tx: Db,
  now: Date,
  { company, person, service, messages: texts, unread }: DemoConversation,
): Promise<void> {
  const buyer = await findCompany(tx, company)
  const seller = await findProfessional(tx, person)
  const [sold] = await tx
    .select({ id: services.id })
    .from(services)
    .where(and(eq(services.professionalId, seller.id), eq(services.title, service)))
  if (!sold) throw new Error(`The demo has no service “${service}”`)
  const at = (minutes: number) => new Date(now.getTime() - minutes * MINUTE)
  const [row] = await tx
    .insert(conversations)
    .values({
      serviceId: sold.id,
      professionalId: seller.id,
      companyId: buyer.id,
      createdAt: at(texts[0]![1]),
      lastMessageAt: at(texts.at(-1)![1]),
    })
    .returning({ id: conversations.id })
  await tx.insert(messages).values(
    texts.map(([from, minutesAgo, message], index) => ({
      conversationId: row!.id,
      senderId: from === 'company' ? buyer.userId : seller.userId,
      message,
      createdAt: at(minutesAgo),
      readAt: index < texts.length - unread ? at(Math.max(0, minutesAgo - 1)) : null,
    })),
  )
}

const emailOf = (accounts: readonly { key: string; email: string }[], key: string): string => {
  const account = accounts.find((one) => one.key === key)
  if (!account) throw new Error(`The demo knows no ${key}`)
  return account.email
}

async function findProfessional(tx: Db, key: string) {
  const [row] = await tx
    .select({ id: professionals.id, userId: professionals.userId })
    .from(professionals)
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(eq(users.email, emailOf(demoPeople, key)))
  return row!
}

async function findCompany(tx: Db, key: string) {
  const [row] = await tx
    .select({ id: companies.id, userId: users.id })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(eq(users.email, emailOf(demoCompanies, key)))
  return row!
}
