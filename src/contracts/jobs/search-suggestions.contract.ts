import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { text } from './job-list-query.ts'

/** How many suggestions a search field shows at most. */
export const mostSuggestions = 8

const searchSuggestion = z.object({
  kind: z.enum(['title', 'skill', 'company', 'place']),
  /** What to search for. */
  text: z.string(),
  /** Active ads; for a title, those that have all its words in theirs. */
  ads: z.number(),
})
export type SearchSuggestion = z.infer<typeof searchSuggestion>

export const searchSuggestionsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/jobs/suggestions',
    summary: `Up to ${mostSuggestions} searches that begin with what was typed, from the words of active ads; each finds at least one. 503 while the words are loaded`,
    audience: 'anyone',
    cache: 'jobs',
    query: z.object({ q: text }),
    reply: z.object({ suggestions: z.array(searchSuggestion).max(mostSuggestions) }),
  }),
}
