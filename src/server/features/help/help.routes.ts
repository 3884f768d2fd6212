import type { helpContract } from '#contracts/help/help.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { toArticle, toHelpSummary, toPolicy, toQuestion } from './help.presenter.ts'
import { getArticle, getPolicy, listFrequentQuestions, searchHelp } from './help.service.ts'

export function helpRoutes(deps: Deps): Handlers<typeof helpContract> {
  return {
    search: async ({ query }) => ({ articles: (await searchHelp(deps, query.q)).map(toHelpSummary) }),
    questions: async () => ({ questions: (await listFrequentQuestions(deps)).map(toQuestion) }),
    article: async ({ params }) => {
      const { article, related } = await getArticle(deps, params.slug)
      return toArticle(article, related)
    },
    policy: async ({ params }) => toPolicy(await getPolicy(deps, params.slug)),
  }
}
