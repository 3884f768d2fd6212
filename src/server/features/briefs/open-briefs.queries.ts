import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { ServiceCategory } from '#contracts/services/services-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { wordPatterns } from '#server/db/like.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { briefMatches, briefs, proposals } from '#server/db/schema/briefs.table.ts'
import { userBlocks } from '#server/db/schema/conversations.table.ts'
import { companies } from '#server/db/schema/people.table.ts'

interface Reader {
  professionalId: number
  userId: number
}

/** Others see it: published and not closed, as far as they were told. */
const isShownOpen = sql`((${briefs.status} = 'open' and ${briefs.isTold}) or (${briefs.status} = 'closed' and not ${briefs.isTold}))`

/** Its company is neither suspended nor gone, and neither side has blocked the other. */
const isReadableBy = ({
  userId,
}: Reader): SQL => sql`coalesce(${users.suspendedAt}, ${users.deletedAt}) is null
  and not exists (select 1 from ${userBlocks} as block
    where (block.blocker_id = ${users.id} and block.blocked_id = ${userId})
       or (block.blocker_id = ${userId} and block.blocked_id = ${users.id}))`

const own = ({ professionalId }: Reader) => ({
  reasons: sql<string[] | null>`(select told.reasons from ${briefMatches} as told
    where told.brief_id = ${briefs}.id and told.professional_id = ${professionalId})`,
  hasProposed: sql<boolean>`exists (select 1 from ${proposals} as mine
    where mine.brief_id = ${briefs}.id and mine.professional_id = ${professionalId})`,
})

const select = (db: Db, reader: Reader) =>
  db
    .select({
      id: briefs.id,
      companyId: briefs.companyId,
      companyName: companies.name,
      logoId: companies.logoId,
      title: briefs.title,
      category: briefs.category,
      description: briefs.description,
      needs: briefs.needs,
      wantedBy: briefs.wantedBy,
      minCents: briefs.minCents,
      maxCents: briefs.maxCents,
      publishedAt: briefs.publishedAt,
      isOpen: sql<boolean>`${isShownOpen}`,
      total: sql<number>`count(*) over ()::int`,
      ...own(reader),
    })
    .from(briefs)
    .innerJoin(companies, eq(companies.id, briefs.companyId))
    .innerJoin(users, eq(users.id, companies.userId))
export type OpenBriefRow = Awaited<ReturnType<typeof select>>[number]

/** One page: those that fit the reader first, then the newest. */
export async function listOpenBriefs(
  db: Db,
  reader: Reader,
  {
    words,
    category,
    since,
    limit,
    offset,
  }: { words: string; category: ServiceCategory | null; since: Date; limit: number; offset: number },
): Promise<OpenBriefRow[]> {
  const { reasons } = own(reader)
  const text = sql`fold(' ' || ${briefs.title} || ' ' || ${briefs.description})`
  return select(db, reader)
    .where(
      and(
        isShownOpen,
        gt(briefs.publishedAt, since),
        isReadableBy(reader),
        category ? eq(briefs.category, category) : undefined,
        ...wordPatterns(words).map((pattern) => sql`${text} like fold(${pattern})`),
      ),
    )
    .orderBy(sql`${reasons} is null`, desc(briefs.publishedAt), desc(briefs.id))
    .limit(limit)
    .offset(offset)
}

/** A brief that others see now, or to which the reader proposed. */
export async function findOpenBrief(db: Db, reader: Reader, id: number): Promise<OpenBriefRow | null> {
  const { hasProposed } = own(reader)
  const [row] = await select(db, reader).where(
    and(eq(briefs.id, id), sql`((${isShownOpen} and ${isReadableBy(reader)}) or ${hasProposed})`),
  )
  return row ?? null
}
