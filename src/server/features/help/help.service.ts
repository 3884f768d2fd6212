import type { HelpAudience } from '#contracts/help/help-vocabulary.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { type ContentFile, readContent } from './content-files.ts'
import { fillIn, type Words, wordsFor } from './filled-in.ts'
import { createHelpSearch, forReader } from './help-search.ts'
import { mostHelpResults } from '#contracts/help/help-figures.ts'

export { toHelpSummary } from './help.presenter.ts'

type Needs = Pick<Deps, 'db' | 'config' | 'payments'>

const mostRelated = 4

/** The texts do not change while a process runs, so they are loaded once, on the first request. */
let library: ReturnType<typeof openLibrary> | undefined

async function openLibrary() {
  const [articles, policies] = await Promise.all([readContent('help'), readContent('policies')])
  return { articles, policies, search: createHelpSearch(articles) }
}

const getLibrary = () => (library ??= openLibrary())

/** The articles that answer a question, best first; without a question, all. `reader`: those for others come last. */
export async function searchHelp(deps: Needs, q: string, reader?: HelpAudience): Promise<ContentFile[]> {
  const { articles, search } = await getLibrary()
  const slugs = q === '' ? [] : search.answer(q, mostHelpResults)
  const found = q === '' ? articles : bySlug(articles, reader ? forReader(articles, slugs, reader) : slugs)
  return filled(found, await wordsFor(deps))
}

export async function listFrequentQuestions(deps: Needs): Promise<ContentFile[]> {
  const { articles } = await getLibrary()
  return filled(
    articles.filter(({ frequent }) => frequent),
    await wordsFor(deps),
  )
}

/** An article with the closest related ones, those for the same readers first. Throws not_found. */
export async function getArticle(
  deps: Needs,
  slug: string,
): Promise<{ article: ContentFile; related: ContentFile[] }> {
  const { articles, search } = await getLibrary()
  const article = articles.find((one) => one.slug === slug)
  if (!article) throw new AppError('not_found')
  const near = bySlug(articles, search.near(`${article.title} ${article.keywords.join(' ')}`))
  const related = near
    .filter((one) => one !== article && (one.audience === article.audience || one.audience === 'visitor'))
    // The sort is stable, so each half keeps its order by closeness.
    .sort((a, b) => Number(b.audience === article.audience) - Number(a.audience === article.audience))
    .slice(0, mostRelated)
  const [shown, ...rest] = filled([article, ...related], await wordsFor(deps))
  if (!shown) throw new AppError('not_found')
  return { article: shown, related: rest }
}

/** A legal text. Throws not_found. */
export async function getPolicy(deps: Needs, slug: string): Promise<ContentFile> {
  const { policies } = await getLibrary()
  const policy = policies.find((one) => one.slug === slug)
  if (!policy) throw new AppError('not_found')
  return fillIn(policy, await wordsFor(deps))
}

const filled = (files: readonly ContentFile[], words: Words) => files.map((file) => fillIn(file, words))

const bySlug = (files: readonly ContentFile[], slugs: readonly string[]) =>
  slugs.flatMap((slug) => files.find((file) => file.slug === slug) ?? [])
