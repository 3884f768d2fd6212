import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { ModerationFilters } from '#contracts/admin/moderation.contract.ts'
import type { ModerationStatus } from '#contracts/admin/moderation-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { likePart } from '#server/db/like.ts'
import { admins, users } from '#server/db/schema/accounts.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { files } from '#server/db/schema/platform.table.ts'

type Filters = Omit<ModerationFilters, 'after'>

/** The matching CVs of profiles after that of the professional `after`: pending ones the oldest first, others the latest first. */
export function listModeratedCvs(
  db: Db,
  filters: Filters,
  { after, limit }: { after: number | undefined; limit: number },
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
        ...conditions(filters),
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
export async function countModeratedCvs(db: Db, filters: Filters, most: number): Promise<number> {
  const matching = db
    .select({ id: professionals.id })
    .from(files)
    .innerJoin(professionals, eq(professionals.cvId, files.id))
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(and(...conditions(filters)))
    .limit(most)
  return db.$count(matching.as('matching'))
}

function conditions({ q, status }: Filters): (SQL | undefined)[] {
  return [
    eq(files.kind, 'cv'),
    isNull(users.deletedAt),
    status === 'all' ? undefined : eq(files.moderationStatus, status),
    q
      ? sql`fold(${professionals.firstName} || ' ' || ${professionals.lastName} || ' ' || coalesce(${professionals.title}, '') || ' ' || ${users.email})
          like fold(${likePart(q)})`
      : undefined,
  ]
}

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
    .where(
      and(
        ...conditions({ status: 'pending', q: '' }),
        ids === undefined ? undefined : inArray(professionals.id, [...ids]),
      ),
    )
    .orderBy(asc(files.submittedAt), asc(professionals.id))
    .limit(limit)
