import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import type { DeskSource } from '#server/db/desk-rows.ts'
import { contactRequests } from '#server/db/schema/support.table.ts'

/** False when the code is taken. */
export async function insertContactRequest(
  tx: Db,
  request: typeof contactRequests.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(contactRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: contactRequests.id })
  return rows.length > 0
}

/** A request that exists. */
export async function getContactRequest(db: Db, id: number) {
  const [row] = await db.select().from(contactRequests).where(eq(contactRequests.id, id))
  if (!row) throw new Error(`There is no contact request ${id}`)
  return row
}

/** The messages with these topics, as rows of a desk. `about` is a topic, or a right over personal data. */
const sourceOf = (where: SQL): DeskSource => ({
  from: sql`${contactRequests}`,
  where,
  id: sql`${contactRequests.id}`,
  code: sql`${contactRequests.code}`,
  title: sql`coalesce(nullif(${contactRequests.companyName}, ''), ${contactRequests.name})`,
  about: sql`coalesce(${contactRequests.dataRight}, ${contactRequests.topic})`,
  createdAt: sql`${contactRequests.createdAt}`,
  dueOn: sql`${contactRequests.dueOn}`,
  answeredAt: sql`${contactRequests.answeredAt}`,
  answeredBy: sql`${contactRequests.answeredBy}`,
  searched: sql`(${contactRequests.code} || ' ' || ${contactRequests.name} || ' ' || ${contactRequests.companyName} || ' ' || ${contactRequests.email})`,
})

export const contactSource = sourceOf(sql`${contactRequests.topic} not in ('privacy', 'enterprise')`)
export const enterpriseSource = sourceOf(sql`${contactRequests.topic} = 'enterprise'`)
export const personalDataSource = sourceOf(sql`${contactRequests.topic} = 'privacy'`)
