import { desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { services } from '#server/db/schema/services.table.ts'

export type ServiceRow = typeof services.$inferSelect

export async function listServices(db: Db, professionalId: number): Promise<ServiceRow[]> {
  return db
    .select()
    .from(services)
    .where(eq(services.professionalId, professionalId))
    .orderBy(desc(services.createdAt), desc(services.id))
}

export async function insertService(tx: Db, values: typeof services.$inferInsert): Promise<number> {
  const [row] = await tx.insert(services).values(values).returning({ id: services.id })
  if (!row) throw new Error('No service was inserted')
  return row.id
}
