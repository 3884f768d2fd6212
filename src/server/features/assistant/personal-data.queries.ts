import { desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { assistantConversations } from '#server/db/schema/assistant.table.ts'
import type { Exported, Person } from '#server/personal-data.ts'

export async function exportOf(db: Db, { userId }: Person): Promise<Exported> {
  return {
    'conversaciones-con-el-asistente': await db
      .select({
        title: assistantConversations.title,
        keptAt: assistantConversations.keptAt,
        turns: assistantConversations.turns,
      })
      .from(assistantConversations)
      .where(eq(assistantConversations.userId, userId))
      .orderBy(desc(assistantConversations.id)),
  }
}

export async function forget(tx: Db, { userId }: Person): Promise<void> {
  await tx.delete(assistantConversations).where(eq(assistantConversations.userId, userId))
}
