import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { ServiceCategory } from '#contracts/services/services-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { wordPatterns } from '#server/db/like.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import {
  briefInvitations,
  briefMatches,
  briefs,
  isBriefShown,
  proposals,
} from '#server/db/schema/briefs.table.ts'
import { userBlocks } from '#server/db/schema/conversations.table.ts'
import { companies } from '#server/db/schema/people.table.ts'
import { filesOfBrief } from '#server/features/briefs/files/brief-files.queries.ts'

interface Reader {
  professionalId: number
  userId: number
}

/** Its company is neither suspended nor gone, and neither side has blocked the other. */
const isReadableBy = ({
  userId,
}: Reader): SQL => sql`coalesce(${users.suspendedAt}, ${users.deletedAt}) is null
  and not exists (select 1 from ${userBlocks} as block
    where (block.blocker_id = ${users.id} and block.blocked_id = ${userId})
       or (block.blocker_id = ${userId} and block.blocked_id = ${users.id}))`

const invitedTo = (professionalId: number): SQL => sql`from ${briefInvitations} as asked
  where asked.brief_id = ${briefs}.id and asked.professional_id = ${professionalId} and asked.shown_at is not null`

const own = ({ professionalId }: Reader) => ({
  reasons: sql<string[] | null>`coalesce(
    (select told.reasons from ${briefMatches} as told
      where told.brief_id = ${briefs}.id and told.professional_id = ${professionalId}),
    (select asked.reasons ${invitedTo(professionalId)}))`,
  invitedAt: sql<string | null>`(select asked.created_at ${invitedTo(professionalId)})`,
  hasDeclined: sql<boolean>`coalesce((select asked.declined_at is not null ${invitedTo(professionalId)}), false)`,
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
      files: filesOfBrief,
      wantedBy: briefs.wantedBy,
      minCents: briefs.minCents,
      maxCents: briefs.maxCents,
      publishedAt: briefs.publishedAt,
      isOpen: isBriefShown,
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
        isBriefShown,
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
    and(eq(briefs.id, id), sql`((${isBriefShown} and ${isReadableBy(reader)}) or ${hasProposed})`),
  )
  return row ?? null
}
