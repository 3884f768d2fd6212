import { and, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { AvailabilityFilter } from '#contracts/services/availability-vocabulary.ts'
import type { ServiceSort } from '#contracts/services/services-vocabulary.ts'
import { filterDays } from '#domain/services/availability.ts'
import { asTyped, type ExpandedQuery } from '#domain/jobs/search/expand-query.ts'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { serviceAvailability, services } from '#server/db/schema/services.table.ts'
import { textQuery } from '#server/db/text-query.ts'
import { canStartBy, firstFilterOf } from '#server/features/services/availability/availability.queries.ts'
import type { Viewer } from '#server/features/professionals/visibility/visibility.queries.ts'
import {
  isShownTo,
  type Ratings,
  ratingsOf,
  selectServices,
  type ServiceRow,
} from '#server/features/services/services.queries.ts'

/** A search of the directory. */
export interface ServiceSearch {
  /** `similar`: the words need only resemble those of a service. */
  words: { query: ExpandedQuery; way: 'exact' } | { text: string; way: 'similar' } | null
  categories: readonly string[] | null
  minRating: number | null
  /** Of the packages: the cheapest one, in cents, and the fastest one. */
  maxCents: number | null
  maxDays: number | null
  /** Only those whose work can begin by this day. */
  available: AvailabilityFilter | null
  sort: ServiceSort
  now: Date
  /** Only services that this viewer may see are found. */
  viewer: Viewer
}

/** The words of a service with those of its professional, which change separately. Weight C is the seller. */
const document = sql`(${services.search}
  || both_vectors(concat_ws(' ', ${professionals.firstName}, ${professionals.lastName}, ${professionals.title}), 'C'))`
const shortText = sql`fold(concat_ws(' ', ${services.title}, ${services.category}, ${professionals.firstName},
  ${professionals.lastName}, ${professionals.title}))`

/** The similarity above which words count as mistyped. Measured on tests/search with job titles. */
const leastAlike = 0.5

function hasWords(words: ServiceSearch['words']): SQL | undefined {
  if (words === null) return undefined
  if (words.way === 'exact') return sql`${document} @@ ${textQuery(words.query)}`
  return sql`word_similarity(fold(${words.text}), ${shortText}) >= ${leastAlike}`
}

const inCategories = (categories: ServiceSearch['categories']): SQL | undefined =>
  categories === null ? undefined : inArray(services.category, [...categories])

/** Services without packages have neither a whole price nor a term in days. */
const isWithin = ({ maxCents, maxDays }: Pick<ServiceSearch, 'maxCents' | 'maxDays'>): SQL | undefined =>
  and(
    maxCents === null ? undefined : lte(services.fromCents, maxCents),
    maxDays === null ? undefined : lte(services.fastestDays, maxDays),
  )

/**
 * Typed words count three times as much as their synonyms; the title counts most, then category, seller and the rest.
 */
function rankOf(words: NonNullable<ServiceSearch['words']>): SQL {
  if (words.way === 'similar') return sql`word_similarity(fold(${words.text}), ${shortText})`
  const weights = sql.raw(`'{0.05, 0.2, 0.4, 1.0}'::real[]`)
  const typed = textQuery(asTyped(words.query))
  return sql`(3 * ts_rank(${weights}, ${document}, ${typed}) + ts_rank(${weights}, ${document}, ${textQuery(words.query)}))`
}

/** A few good reviews must not outrank many: each service starts with three reviews of 4 stars. */
const trusted = ({ rating, reviewCount }: Ratings): SQL =>
  sql`(coalesce(${rating} * ${reviewCount}, 0) + 12) / (coalesce(${reviewCount}, 0) + 3)`

function orderOf({ sort, words }: ServiceSearch, ratings: Ratings): SQL[] {
  const newest = [desc(services.createdAt), desc(services.id)]
  const orders: Record<ServiceSort, SQL[]> = {
    relevance: words ? [desc(rankOf(words)), desc(trusted(ratings))] : [desc(trusted(ratings))],
    rating: [sql`${ratings.rating} desc nulls last`, sql`${ratings.reviewCount} desc nulls last`],
    'price-low': [sql`${services.priceCents} asc nulls last`],
    'price-high': [sql`${services.priceCents} desc nulls last`],
    recent: [],
  }
  return [...orders[sort], ...newest]
}

/** One page. */
export async function listFound(
  db: Db,
  search: ServiceSearch,
  page: { offset: number; limit: number },
): Promise<ServiceRow[]> {
  const { query, ratings } = selectServices(db)
  return query
    .where(
      and(
        isShownTo(search.viewer),
        hasWords(search.words),
        isWithin(search),
        inCategories(search.categories),
        search.available === null
          ? undefined
          : canStartBy(filterDays(search.now)[search.available], search.now),
        search.minRating === null ? undefined : sql`${ratings.rating} >= ${search.minRating}`,
      ),
    )
    .orderBy(...orderOf(search, ratings))
    .limit(page.limit)
    .offset(page.offset)
}

/** Category, rating and availability of all services with these words within price and days, for the total and the facets. */
export async function listFacts(
  db: Db,
  search: Pick<ServiceSearch, 'words' | 'viewer' | 'maxCents' | 'maxDays' | 'now'>,
) {
  const ratings = ratingsOf(db)
  return (
    db
      .select({
        category: services.category,
        rating: ratings.rating,
        available: firstFilterOf(filterDays(search.now), search.now),
        services: sql<number>`count(*)::int`,
      })
      .from(services)
      .innerJoin(professionals, eq(professionals.id, services.professionalId))
      .innerJoin(users, eq(users.id, professionals.userId))
      .leftJoin(ratings, eq(ratings.serviceId, services.id))
      .leftJoin(serviceAvailability, eq(serviceAvailability.professionalId, services.professionalId))
      .where(and(isShownTo(search.viewer), hasWords(search.words), isWithin(search)))
      // By position: the parameters of the third are numbered anew where it is repeated.
      .groupBy(sql`1`, sql`2`, sql`3`)
  )
}
