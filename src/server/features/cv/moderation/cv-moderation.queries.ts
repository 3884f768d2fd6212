import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { ModerationFilters } from '#contracts/admin/moderation.contract.ts'
import type { ModerationStatus } from '#contracts/admin/moderation-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { countFound, type FoundBy, isFound } from '#server/db/found-by.ts'
import { likePart } from '#server/db/like.ts'
import { admins, users } from '#server/db/schema/accounts.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { files } from '#server/db/schema/platform.table.ts'

type Filters = Omit<ModerationFilters, 'after'>

/** The matching CVs of profiles after that of the professional `after`: pending ones the oldest first, others the latest first. */
export function listModeratedCvs(
  db: Db,
  filters: Filters,
  { after, limit, areMany }: { after: number | undefined; limit: number; areMany: boolean },
) {
  const isOldestFirst = filters.status === 'pending'
  const order = isOldestFirst ? asc : desc
  const than = isOldestFirst ? sql`>` : sql`<`
  return db
    .select({
      id: professionals.id,
      firstName: professionals.firstName,
      lastName: professionals.lastName,
      title: professionals.title,
      email: users.email,
      name: files.name,
      moderationStatus: files.moderationStatus,
      moderationNote: files.moderationNote,
      submittedAt: files.submittedAt,
      moderatedAt: files.moderatedAt,
      moderatedByName: admins.name,
    })
    .from(files)
    .innerJoin(professionals, eq(professionals.cvId, files.id))
    .innerJoin(users, eq(users.id, professionals.userId))
    .leftJoin(admins, eq(admins.id, files.moderatedBy))
    .where(
      and(
        isFound(found(filters), { areMany }),
        after === undefined
          ? undefined
          : sql`(${files.submittedAt}, ${professionals.id}) ${than} (select cv.submitted_at, p.id
              from professionals p join files cv on cv.id = p.cv_id where p.id = ${after})`,
      ),
    )
    .orderBy(order(files.submittedAt), order(professionals.id))
    .limit(limit)
}

/** The number of matching CVs, at most `most`. */
export const countModeratedCvs = (db: Db, filters: Filters, most: number): Promise<number> =>
  countFound(db, found(filters), most)

/** By a part of the person's name, e-mail or title. The index `professionals_titles` has that expression. */
function found({ q, status }: Filters): FoundBy {
  const part = likePart(q ?? '')
  return {
    from: sql`${files} join ${professionals} on ${professionals.cvId} = ${files.id} join ${users} on ${users.id} = ${professionals.userId}`,
    id: sql`${professionals.id}`,
    where: and(...conditions(status)),
    ways: q
      ? [
          sql`(${users.email} ilike ${part} or ${users.sortName} like fold(${part}))`,
          sql`${professionals.cvId} is not null and fold(${professionals.title}) like fold(${part})`,
        ]
      : [],
  }
}

const conditions = (status: Filters['status']): (SQL | undefined)[] => [
  eq(files.kind, 'cv'),
  isNull(users.deletedAt),
  status === 'all' ? undefined : eq(files.moderationStatus, status),
]

/** What a decision is compared with, locked until the transaction ends; null when the profile has no CV. */
export async function lockCvModeration(tx: Db, professionalId: number) {
  const [row] = await tx
    .select({ cvId: files.id, status: files.moderationStatus, submittedAt: files.submittedAt })
    .from(files)
    .innerJoin(professionals, eq(professionals.cvId, files.id))
    .where(eq(professionals.id, professionalId))
    .for('no key update', { of: files })
  return row ?? null
}

export async function setCvModeration(
  tx: Db,
  cvId: string,
  decision: { status: ModerationStatus; note: string; at: Date; by: number },
): Promise<void> {
  await tx
    .update(files)
    .set({
      moderationStatus: decision.status,
      moderationNote: decision.note,
      moderatedAt: decision.at,
      moderatedBy: decision.by,
    })
    .where(eq(files.id, cvId))
}

/** The decision of that moment with the CV's owner; null when another one or another CV came after it. */
export async function findCvDecision(db: Db, cvId: string, at: Date) {
  const [row] = await db
    .select({ status: files.moderationStatus, note: files.moderationNote, userId: professionals.userId })
    .from(files)
    .innerJoin(professionals, eq(professionals.cvId, files.id))
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(and(eq(files.id, cvId), eq(files.moderatedAt, at), isNull(users.deletedAt)))
  return row ?? null
}

/** Pending CVs of profiles, the oldest first; with `ids` those of these professionals. */
export const listPendingCvs = (
  db: Db,
  { limit, ids }: { limit: number; ids?: readonly number[] | undefined },
) =>
  db
    .select({
      id: professionals.id,
      owner: sql<string>`${professionals.firstName} || ' ' || ${professionals.lastName}`,
      title: professionals.title,
      submittedAt: files.submittedAt,
    })
    .from(files)
    .innerJoin(professionals, eq(professionals.cvId, files.id))
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(and(...conditions('pending'), ids === undefined ? undefined : inArray(professionals.id, [...ids])))
    .orderBy(asc(files.submittedAt), asc(professionals.id))
    .limit(limit)
