import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { notificationChannels } from '#contracts/notifications/notifications-vocabulary.ts'
import type { ServiceCategory } from '#contracts/services/services-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { userBlocks } from '#server/db/schema/conversations.table.ts'
import { notificationPreferences } from '#server/db/schema/notifications.table.ts'
import { companies, hiddenFromCompanies, professionals } from '#server/db/schema/people.table.ts'
import { services } from '#server/db/schema/services.table.ts'

/** So many are scored for one brief. */
const scored = 400

/**
 * The professionals who sell something in these categories, with the service that is nearest: of the brief's own category
 * first, then with a title like it. Without blocks in either direction, and without those who want no notices of briefs.
 */
export async function listSellers(
  db: Db,
  {
    companyId,
    category,
    near,
    title,
  }: { companyId: number; category: ServiceCategory; near: readonly string[]; title: string },
) {
  const isOfCategory = sql<boolean>`${services.category} = ${category}`
  const alike = sql`word_similarity(fold(${services.title}), fold(${title}))`
  const rows = db
    .selectDistinctOn([services.professionalId], {
      professionalId: services.professionalId,
      userId: professionals.userId,
      serviceId: services.id,
      serviceTitle: services.title,
      isOfCategory: isOfCategory.as('is_of_category'),
    })
    .from(services)
    .innerJoin(professionals, eq(professionals.id, services.professionalId))
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(
      and(
        services.isActive,
        inArray(services.category, [...near]),
        sql`coalesce(${users.suspendedAt}, ${users.deletedAt}) is null`,
        sql`(select count(*) from ${notificationPreferences} as preference
          where preference.user_id = ${professionals.userId} and preference.type = 'brief'
          and not preference.is_on) < ${notificationChannels.length}`,
        sql`not exists (select 1 from ${hiddenFromCompanies} as hidden
          where hidden.professional_id = ${professionals.id} and hidden.company_id = ${companyId})`,
        sql`not exists (select 1 from ${userBlocks} as block
          join ${companies} as asking on asking.id = ${companyId}
          where (block.blocker_id = ${professionals.userId} and block.blocked_id = asking.user_id)
             or (block.blocker_id = asking.user_id and block.blocked_id = ${professionals.userId}))`,
      ),
    )
    .orderBy(asc(services.professionalId), sql`${isOfCategory} desc`, sql`${alike} desc`, asc(services.id))
    .as('sellers')
  return db
    .select()
    .from(rows)
    .orderBy(sql`is_of_category desc`, asc(rows.professionalId))
    .limit(scored)
}

/** The middle half of prices of a category's services, in cents, with their number. */
export async function countPrices(db: Db, category: ServiceCategory) {
  const half = (column: PgColumn) => ({
    services: sql<number>`count(${column})::int`,
    lowCents: sql<number | null>`percentile_disc(0.25) within group (order by ${column})`,
    highCents: sql<number | null>`percentile_disc(0.75) within group (order by ${column})`,
  })
  const [row] = await db
    .select({ packages: half(services.fromCents), hours: half(services.priceCents) })
    .from(services)
    .innerJoin(professionals, eq(professionals.id, services.professionalId))
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(
      and(
        services.isActive,
        eq(services.category, category),
        sql`coalesce(${users.suspendedAt}, ${users.deletedAt}) is null`,
      ),
    )
  if (!row) throw new Error('Nothing was counted')
  return row
}
