import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { campaignRecipients, campaigns } from '#server/db/schema/campaigns.table.ts'
import type { Exported, Person } from '#server/personal-data.ts'

/** The mails to many that the person got. */
export async function exportOf(db: Db, { userId }: Person): Promise<Exported> {
  return {
    'correos-generales': await db
      .select({ subject: campaigns.subject, content: campaigns.content, sentAt: campaignRecipients.sentAt })
      .from(campaignRecipients)
      .innerJoin(campaigns, eq(campaigns.id, campaignRecipients.campaignId))
      .where(and(eq(campaignRecipients.userId, userId), isNotNull(campaignRecipients.sentAt)))
      .orderBy(desc(campaignRecipients.sentAt)),
  }
}

export async function forget(tx: Db, { userId }: Person): Promise<void> {
  await tx.delete(campaignRecipients).where(eq(campaignRecipients.userId, userId))
}
