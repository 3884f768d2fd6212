import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { briefs, proposals } from '#server/db/schema/briefs.table.ts'
import { bookings } from '#server/db/schema/bookings.table.ts'
import { conversations } from '#server/db/schema/conversations.table.ts'
import { hires } from '#server/db/schema/hires.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companies, hiddenFromCompanies, professionals } from '#server/db/schema/people.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import type { Actor } from '#server/actor.ts'

/** The viewer; the rule uses only some of its fields. */
export type Viewer = Actor

/** An anonymous viewer, for public pages, which are the same for everyone. */
export const visitor: Viewer = { kind: 'anonymous' }

const idColumn = sql`${professionals}.id`

/**
 * Whether the query's professional has an active service: publishing one is the choice to be found
 * (docs/decisions/0017).
 */
export const isListed = sql<boolean>`exists (select 1 from ${services} as sold
  where sold.professional_id = ${idColumn} and sold.is_active)`

/**
 * Whether the query's professional has an application to the company that is not withdrawn, a conversation, hire or
 * booking with it, or proposed for a brief of it.
 */
export const isKnownTo = (companyId: number): SQL<boolean> => sql<boolean>`(
  exists (select 1 from ${applications} as received join ${jobs} as post on post.id = received.job_id
    where received.professional_id = ${idColumn} and post.company_id = ${companyId} and received.withdrawn_at is null)
  or exists (select 1 from ${services} as sold where sold.professional_id = ${idColumn} and (
    exists (select 1 from ${conversations} as talk where talk.service_id = sold.id and talk.company_id = ${companyId})
    or exists (select 1 from ${hires} as deal where deal.service_id = sold.id and deal.company_id = ${companyId})))
  or exists (select 1 from ${bookings} as meeting
    where meeting.professional_id = ${idColumn} and meeting.company_id = ${companyId})
  or exists (select 1 from ${proposals} as offer join ${briefs} as asked on asked.id = offer.brief_id
    where offer.professional_id = ${idColumn} and asked.company_id = ${companyId} and offer.shown_at is not null))`

/**
 * The only rule for who finds and opens a professional, for queries on `professionals` joined with `users`. Nobody
 * sees a suspended or deleted account. The person and administrators always see it. Everyone sees a public profile,
 * except companies that it is hidden from. Companies with a relationship see a profile that is not public. See
 * docs/decisions/0025.
 */
export function isVisibleTo(viewer: Viewer): SQL {
  const here = and(isNull(users.suspendedAt), isNull(users.deletedAt))!
  const isPublic = sql`${professionals}.visibility = 'public'`
  if (viewer.kind === 'admin') return here
  if (viewer.kind === 'professional')
    return and(here, sql`(${isPublic} or ${idColumn} = ${viewer.professionalId})`)!
  if (viewer.kind === 'anonymous') return and(here, isPublic)!
  return and(
    here,
    sql`(${isPublic} or ${isKnownTo(viewer.companyId)})`,
    sql`not exists (select 1 from ${hiddenFromCompanies} as hidden
      where hidden.professional_id = ${idColumn} and hidden.company_id = ${viewer.companyId})`,
  )!
}

/** Whether the viewer may find and open this professional. */
export async function isProfessionalVisible(
  db: Db,
  viewer: Viewer,
  professionalId: number,
): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(professionals)
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(and(eq(professionals.id, professionalId), isVisibleTo(viewer)))
  return rows.length > 0
}

/** The person's choice, with the companies excluded by name. */
export async function readVisibility(db: Db, professionalId: number) {
  const [row] = await db
    .select({ visibility: professionals.visibility, chosenAt: professionals.visibilityChosenAt })
    .from(professionals)
    .where(eq(professionals.id, professionalId))
  const hiddenFrom = await db
    .select({ id: companies.id, name: companies.name })
    .from(hiddenFromCompanies)
    .innerJoin(companies, eq(companies.id, hiddenFromCompanies.companyId))
    .where(eq(hiddenFromCompanies.professionalId, professionalId))
    .orderBy(asc(companies.name), asc(companies.id))
  return { visibility: row!.visibility, isChosen: row!.chosenAt !== null, hiddenFrom }
}

/** Replaces the earlier choice. Unknown companies are ignored. */
export async function writeVisibility(
  tx: Db,
  professionalId: number,
  {
    visibility,
    hiddenFrom,
    now,
  }: { visibility: 'public' | 'applied'; hiddenFrom: readonly number[]; now: Date },
): Promise<void> {
  await tx
    .update(professionals)
    .set({ visibility, visibilityChosenAt: now })
    .where(eq(professionals.id, professionalId))
  await tx.delete(hiddenFromCompanies).where(eq(hiddenFromCompanies.professionalId, professionalId))
  if (hiddenFrom.length === 0) return
  const there = tx
    .select({ professionalId: sql`${professionalId}::int`.as('professional_id'), companyId: companies.id })
    .from(companies)
    .where(and(isNotNull(companies.userId), inArray(companies.id, [...hiddenFrom])))
  await tx.insert(hiddenFromCompanies).select(there)
}

/** Makes a profile public if its owner never chose its visibility. */
export async function publishUnchosen(tx: Db, professionalId: number, now: Date): Promise<void> {
  await tx
    .update(professionals)
    .set({ visibility: 'public', visibilityChosenAt: now })
    .where(and(eq(professionals.id, professionalId), isNull(professionals.visibilityChosenAt)))
}
