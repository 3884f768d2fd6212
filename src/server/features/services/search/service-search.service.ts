import { lastPage } from '#contracts/vocabulary.ts'
import type { ServiceFilters } from '#contracts/services/services.contract.ts'
import { ratingSteps, type ServiceGroup, serviceGroups } from '#contracts/services/services-vocabulary.ts'
import { readQuery } from '#domain/jobs/search/expand-query.ts'
import { groupOf, readServiceFilter } from '#domain/services/groups.ts'
import { foldText } from '#domain/text/plain-text.ts'
import type { Db } from '#server/db/connection.ts'
import type { Viewer } from '#server/features/professionals/visibility/visibility.queries.ts'
import { listFacts, listFound, type ServiceSearch } from './service-search.queries.ts'
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
}

/** A page of the directory. Words without any match are tried as mistyped, whatever the other filters. */
export async function searchServices(
  db: Db,
  viewer: Viewer,
  filters: ServiceFilters,
): Promise<FoundServices> {
  let search: ServiceSearch = { ...readSearch(filters), viewer }
  let facts = await listFacts(db, search)
  let isSimilar = false
  if (facts.length === 0 && search.words !== null) {
    const similar: ServiceSearch = { ...search, words: { text: foldText(filters.q), way: 'similar' } }
    const alike = await listFacts(db, similar)
    if (alike.length > 0) [search, facts, isSimilar] = [similar, alike, true]
  }
  const { page, limit } = filters
  const services = await listFound(db, search, { offset: (page - 1) * limit, limit })
  const total = sum(facts.filter((fact) => isInCategories(search, fact) && isRated(search.minRating, fact)))
  return {
    services,
    total,
    page,
    pages: Math.min(lastPage, Math.ceil(total / limit)),
    isSimilar,
    groups: serviceGroups.map((value) => ({
      value,
      count: sum(facts.filter((fact) => groupOf(fact.category) === value && isRated(search.minRating, fact))),
    })),
    ratings: ratingSteps.map((value) => ({
      value,
      count: sum(facts.filter((fact) => isInCategories(search, fact) && isRated(value, fact))),
    })),
  }
}

function readSearch(filters: ServiceFilters): Omit<ServiceSearch, 'viewer'> {
  const { q, category, minRating, maxPrice, maxDays, sort } = filters
  const query = readQuery(q)
  return {
    words: query && { query, way: 'exact' },
    categories: readServiceFilter(category)?.categories ?? null,
    minRating: minRating ?? null,
    maxCents: maxPrice === undefined ? null : maxPrice * 100,
    maxDays: maxDays ?? null,
    sort: sort ?? 'relevance',
  }
}

const sum = (facts: Facts): number => facts.reduce((total, { services }) => total + services, 0)

const isInCategories = ({ categories }: ServiceSearch, { category }: Facts[number]): boolean =>
  categories === null || categories.includes(category)

const isRated = (minRating: number | null, { rating }: Facts[number]): boolean =>
  minRating === null || (rating !== null && rating >= minRating)
