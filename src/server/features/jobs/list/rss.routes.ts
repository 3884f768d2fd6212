import type { FastifyInstance } from 'fastify'
import { jobListQuery } from '#contracts/jobs/job-list-query.ts'
import type { Deps } from '#server/deps.ts'
import { sendCached } from '#server/http/send-cached.ts'
import { parseInput } from '#server/http/parse-input.ts'
import { meantFilters } from '#domain/jobs/search/meant-filters.ts'
import { writeFeed } from './rss.ts'
import { readAskedSearch, searchJobs } from './jobs-search.service.ts'

const feedLength = 50
/** Sorting and paging do not apply to a feed: it always has the newest jobs. */
const ofLists = new Set(['sort', 'page', 'limit'])
const names = Object.keys(jobListQuery.shape).filter((name) => !ofLists.has(name))

/** `/empleos.rss?…`: any search of the list as a feed. It serves feed readers, so it is not a contract call. */
export function serveFeed(app: FastifyInstance, deps: Deps): void {
  app.get<{ Querystring: Record<string, string | string[]> }>(
    '/empleos.rss',
    { compress: false },
    async (request, reply) => {
      const query = new URLSearchParams(
        names
          .flatMap((name) => [request.query[name] ?? ''].flat().map((value) => [name, value]))
          .filter(([, value]) => value !== ''),
      )
      const queryString = query.size === 0 ? '' : `?${query}`
      return sendCached(deps, request, reply, {
        key: `FEED ${queryString}`,
        type: 'application/rss+xml; charset=utf-8',
        write: async () => {
          const listQuery = { ...pick(request.query), sort: 'recent', limit: String(feedLength) }
          const filters = meantFilters(parseInput(jobListQuery, listQuery))
          const [search, { jobs }] = await Promise.all([
            readAskedSearch(deps, filters),
            searchJobs(deps, filters, { withFacets: false }),
          ])
          return writeFeed(jobs, {
            publicUrl: deps.config.publicUrl,
            query: queryString,
            search,
            filters,
            now: deps.clock.now(),
          })
        },
      })
    },
  )
}

const pick = (query: Record<string, string | string[]>) =>
  Object.fromEntries(names.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])))
