import { articleOn } from '#domain/assistant/learned/intent.ts'
import type { Understanding } from '#domain/assistant/understanding.ts'
import type { Actor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { getArticle, searchHelp, toHelpSummary } from '#server/features/help/help.service.ts'
import type { Answer } from '#server/features/assistant/answer.ts'

const shownArticles = 3

/** The short answer of the article that answers, and the article. */
export async function answerHelp(
  deps: Deps,
  actor: Actor,
  { q, article }: Extract<Understanding, { tool: 'help' }>,
): Promise<Answer> {
  const reader = actor.kind === 'company' || actor.kind === 'professional' ? actor.kind : 'visitor'
  const [named, found] = await Promise.all([
    getArticle(deps, article || articleOn(q, reader)),
    searchHelp(deps, q, reader),
  ])
  const articles = [named.article, ...found.filter((one) => one.slug !== named.article.slug)].slice(
    0,
    shownArticles,
  )
  const first = named.article
  return {
    looked: { title: 'Busqué en el centro de ayuda', detail: first.title },
    text: `${first.description} [1]`,
    cards: articles.map((article) => ({ kind: 'article', article: toHelpSummary(article) })),
    sources: [{ title: first.title, href: `/ayuda/${first.slug}` }],
    suggestions: [...articles.slice(1, 3).map(({ title }) => title), 'Quiero hablar con una persona'],
  }
}
