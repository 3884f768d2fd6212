import { lastPage } from '#contracts/vocabulary.ts'
import type { ServiceFilters, ServiceSearchReply } from '#contracts/services/services.contract.ts'
import { availabilityFilters, type AvailabilityFilter } from '#contracts/services/availability-vocabulary.ts'
import { ratingSteps, type ServiceGroup, serviceGroups } from '#contracts/services/services-vocabulary.ts'
import { readQuery } from '#domain/jobs/search/expand-query.ts'
import { groupOf, readServiceFilter } from '#domain/services/groups.ts'
import { foldText } from '#domain/text/plain-text.ts'
import type { Deps } from '#server/deps.ts'
import type { Viewer } from '#server/features/professionals/visibility/visibility.queries.ts'
import { listFacts, listFound, type ServiceSearch } from './service-search.queries.ts'
import { presentFound } from '#server/features/services/services.presenter.ts'
import type { ServiceRow } from '#server/features/services/services.queries.ts'

type Facts = Awaited<ReturnType<typeof listFacts>>

export interface FoundServices {
  services: ServiceRow[]
  total: number
  page: number
  pages: number
  isSimilar: boolean
  groups: { value: ServiceGroup; count: number }[]
  ratings: { value: number; count: number }[]
  available: { value: AvailabilityFilter; count: number }[]
}

type SearchDeps = Pick<Deps, 'db' | 'clock'>

/** A page of the directory. Words without any match are tried as mistyped, whatever the other filters. */
export async function searchServices(
  { db, clock }: SearchDeps,
  viewer: Viewer,
  filters: ServiceFilters,
): Promise<FoundServices> {
  let search: ServiceSearch = { ...readSearch(filters), viewer, now: clock.now() }
  let facts = await listFacts(db, search)
  let isSimilar = false
  if (facts.length === 0 && search.words !== null) {
    const similar: ServiceSearch = { ...search, words: { text: foldText(filters.q), way: 'similar' } }
    const alike = await listFacts(db, similar)
    if (alike.length > 0) [search, facts, isSimilar] = [similar, alike, true]
  }
  const { page, limit } = filters
  const services = await listFound(db, search, { offset: (page - 1) * limit, limit })
  const { minRating, available } = search
  const counted = (...conditions: ((fact: Facts[number]) => boolean)[]): number =>
    facts.reduce((sum, fact) => (conditions.every((holds) => holds(fact)) ? sum + fact.services : sum), 0)
  const inCategories = isInCategories(search)
  const total = counted(inCategories, isRated(minRating), isAvailable(available))
  return {
    services,
    total,
    page,
    pages: Math.min(lastPage, Math.ceil(total / limit)),
    isSimilar,
    groups: serviceGroups.map((value) => ({
      value,
      count: counted(
        ({ category }) => groupOf(category) === value,
        isRated(minRating),
        isAvailable(available),
      ),
    })),
    ratings: ratingSteps.map((value) => ({
      value,
      count: counted(inCategories, isRated(value), isAvailable(available)),
    })),
    available: availabilityFilters.map((value) => ({
      value,
      count: counted(inCategories, isRated(minRating), isAvailable(value)),
    })),
  }
}

/** The same as the directory's reply. */
export const findServices = async (
  deps: SearchDeps,
  viewer: Viewer,
  filters: ServiceFilters,
): Promise<ServiceSearchReply> => presentFound(await searchServices(deps, viewer, filters), deps.clock.now())

function readSearch(filters: ServiceFilters): Omit<ServiceSearch, 'viewer' | 'now'> {
  const { q, category, minRating, maxPrice, maxDays, available, sort } = filters
  const query = readQuery(q)
  return {
    words: query && { query, way: 'exact' },
    categories: readServiceFilter(category)?.categories ?? null,
    minRating: minRating ?? null,
    maxCents: maxPrice === undefined ? null : maxPrice * 100,
    maxDays: maxDays ?? null,
    available: available ?? null,
    sort: sort ?? 'relevance',
  }
}

const isInCategories =
  ({ categories }: ServiceSearch) =>
  ({ category }: Facts[number]): boolean =>
    categories === null || categories.includes(category)

const isRated =
  (least: number | null) =>
  ({ rating }: Facts[number]): boolean =>
    least === null || (rating !== null && rating >= least)

const isAvailable =
  (asked: AvailabilityFilter | null) =>
  ({ available }: Facts[number]): boolean =>
    asked === null || available === 'now' || available === asked
