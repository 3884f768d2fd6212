import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { indexText } from '#domain/jobs/search/search-text.ts'
import { searchTokens } from '#domain/jobs/skill-signs.ts'
import { parseServicePrice } from '#domain/services/price.ts'
import { fewestDays, lowestCents, type ServiceExtra, type ServicePackage } from '#domain/services/packages.ts'
import type { ServiceWork } from '#domain/services/works.ts'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { isReviewShown, reviews } from '#server/db/schema/reputation.table.ts'
import { serviceAvailability, services } from '#server/db/schema/services.table.ts'
import { openOrdersIfLimited } from '#server/features/services/availability/availability.queries.ts'
import { isVisibleTo, type Viewer } from '#server/features/professionals/visibility/visibility.queries.ts'

/** The average rating of each service with reviews. */
export const ratingsOf = (db: Db) =>
  db
    .select({
      serviceId: reviews.serviceId,
      rating: sql<number>`avg(${reviews.rating})::float8`.as('rating'),
      reviewCount: sql<number>`count(*)::int`.as('review_count'),
    })
    .from(reviews)
    .where(isReviewShown)
    .groupBy(reviews.serviceId)
    .as('ratings')

/** Services with their professional and rating; callers add conditions and order. */
export function selectServices(db: Db) {
  const ratings = ratingsOf(db)
  const query = db
    .select({
      id: services.id,
      professionalId: services.professionalId,
      title: services.title,
      description: services.description,
      category: services.category,
      price: services.price,
      deliveryTime: services.deliveryTime,
      includes: services.includes,
      requirements: services.requirements,
      tools: services.tools,
      packages: services.packages,
      extras: services.extras,
      fromCents: services.fromCents,
      works: services.works,
      imageId: services.imageId,
      isOpen: services.isOpen,
      isActive: services.isActive,
      moderationStatus: services.moderationStatus,
      moderationNote: services.moderationNote,
      takenDownAt: services.takenDownAt,
      takenDownReason: services.takenDownReason,
      takenDownNote: services.takenDownNote,
      chatActiveUntil: services.chatActiveUntil,
      createdAt: services.createdAt,
      says: serviceAvailability.says,
      startsOn: serviceAvailability.startsOn,
      mostOrders: serviceAvailability.mostOrders,
      openOrders: openOrdersIfLimited,
      confirmedAt: serviceAvailability.confirmedAt,
      firstName: professionals.firstName,
      lastName: professionals.lastName,
      professionalTitle: professionals.title,
      location: professionals.location,
      verifiedAt: professionals.verifiedAt,
      photoId: professionals.photoId,
      rating: ratings.rating,
      reviewCount: sql<number>`coalesce(${ratings.reviewCount}, 0)`,
    })
    .from(services)
    .innerJoin(professionals, eq(professionals.id, services.professionalId))
    .innerJoin(users, eq(users.id, professionals.userId))
    .leftJoin(ratings, eq(ratings.serviceId, services.id))
    .leftJoin(serviceAvailability, eq(serviceAvailability.professionalId, services.professionalId))
  return { ratings, query }
}
export type ServiceRow = Awaited<ReturnType<typeof selectServices>['query']>[number]
export type Ratings = ReturnType<typeof ratingsOf>

/** The services of others that the viewer may see. */
export const isShownTo = (viewer: Viewer): SQL => and(services.isActive, isVisibleTo(viewer))!

/** Newest first, without deleted ones. */
export async function listServices(
  db: Db,
  professionalId: number,
  { viewer, withPaused }: { viewer: Viewer; withPaused: boolean },
): Promise<ServiceRow[]> {
  return selectServices(db)
    .query.where(
      and(
        eq(services.professionalId, professionalId),
        withPaused ? isNull(services.deletedAt) : isShownTo(viewer),
      ),
    )
    .orderBy(desc(services.createdAt), desc(services.id))
}

/** Null when it is paused, deleted, unknown, or of a professional that the viewer may not see. */
export async function findShownService(db: Db, viewer: Viewer, id: number): Promise<ServiceRow | null> {
  const [row] = await selectServices(db).query.where(and(eq(services.id, id), isShownTo(viewer)))
  return row ?? null
}

/** Those of `ids` that the viewer may see. */
export async function listShownIds(db: Db, viewer: Viewer, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: services.id })
    .from(services)
    .innerJoin(professionals, eq(professionals.id, services.professionalId))
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(and(inArray(services.id, [...ids]), isShownTo(viewer)))
    .orderBy(asc(services.id))
  return rows.map(({ id }) => id)
}

/** The texts that the owner writes. */
export interface ServiceTexts {
  title: string
  description: string
  category: string
  price: string
  includes?: string[]
  requirements?: string
  tools?: string
  packages?: readonly ServicePackage[]
  extras?: readonly ServiceExtra[]
  works?: readonly ServiceWork[]
}

/** Columns derived from a service's texts; write them whenever the texts change. */
export function readColumns({
  title,
  category,
  tools = '',
  description,
  includes = [],
  requirements = '',
  price,
  packages = [],
  extras = [],
  works = [],
}: ServiceTexts) {
  const offers = [
    ...packages.flatMap((offer) => [offer.name, ...offer.includes]),
    ...extras.map(({ name }) => name),
    ...works.map((work) => work.title),
  ]
  const body = [description, ...includes, requirements, ...offers].join('\n')
  const exact = searchTokens([title, tools, body].join('\n')).map((token) => `=${token}`)
  return {
    priceCents: parseServicePrice(price),
    fromCents: lowestCents(packages),
    fastestDays: fewestDays(packages),
    search: sql<string>`job_search_vector(${indexText(title)}, ${indexText(`${category}\n${tools}`)}, '', ${indexText(body)},
      ${sql.param(exact)}::text[])`,
  }
}

type NewServiceRow = Omit<typeof services.$inferInsert, 'search' | 'priceCents' | 'fromCents' | 'fastestDays'>

/** Returns the ids, in the order of the rows. */
export async function insertServices(tx: Db, rows: readonly NewServiceRow[]): Promise<number[]> {
  const inserted = await tx
    .insert(services)
    .values(rows.map((row) => ({ ...readColumns(row), submittedAt: row.createdAt, ...row })))
    .returning({ id: services.id })
  return inserted.map(({ id }) => id)
}

export async function insertService(tx: Db, row: NewServiceRow): Promise<number> {
  const [id] = await insertServices(tx, [row])
  if (id === undefined) throw new Error('No service was inserted')
  return id
}
