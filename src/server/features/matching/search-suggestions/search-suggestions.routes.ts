import type { searchSuggestionsContract } from '#contracts/jobs/search-suggestions.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { suggestSearches } from './search-suggestions.service.ts'

/** In seconds: a browser asks again for the same beginning, but not at each letter that is deleted. */
const keptFor = 60

export function searchSuggestionsRoutes(deps: Deps): Handlers<typeof searchSuggestionsContract> {
  return {
    list: async ({ query, setHeader }) => {
      const suggestions = await suggestSearches(deps, query.q)
      setHeader('cache-control', `public, max-age=${keptFor}`)
      return { suggestions }
    },
  }
}
