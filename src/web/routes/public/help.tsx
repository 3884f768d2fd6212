import { data, Link } from 'react-router'
import { helpContract } from '#contracts/help/help.contract.ts'
import { longestSearch } from '#contracts/search-figures.ts'
import { AskAPerson } from '#web/features/help/ask-a-person.tsx'
import { FrequentQuestions, HelpGroups, HelpJumps, HelpResults } from '#web/features/help/help-lists.tsx'
import { HelpSearchForm } from '#web/features/help/help-search-form.tsx'
import { publicApi, siteContext } from '#web/lib/api-context.ts'
import { faqJsonLd } from '#web/lib/json-ld/faq.ts'
import { pageMeta, structuredData } from '#web/lib/page-meta.ts'
import { ConcentricChakana } from '#web/ui/look/motif/chakana.tsx'
import type { Route } from './+types/help'

const path = '/ayuda'

export async function loader({ context, url }: Route.LoaderArgs) {
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, longestSearch)
  const api = context.get(publicApi)
  const [{ articles }, { questions }] = await Promise.all([
    api.call(helpContract.search, { query: { q } }),
    q === '' ? api.call(helpContract.questions, {}) : { questions: [] },
  ])
  const value = { q, articles, questions, canonical: context.get(siteContext).publicUrl + path }
  return data(value, { headers: { 'cache-control': 'public' } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const head = pageMeta({
    title: loaderData?.q ? `Ayuda: ${loaderData.q}` : 'Centro de ayuda',
    description:
      'Respuestas cortas sobre cómo buscar empleo, postular, publicar y cuidar tus datos en Qhatu.',
    url: loaderData?.canonical ?? path,
    indexed: !loaderData?.q,
  })
  const questions = loaderData?.questions ?? []
  if (questions.length === 0) return head
  const shown = questions.map(({ title, html }) => ({ question: title, answer: html }))
  return [...head, ...structuredData(faqJsonLd(shown))]
}

/** The help centre: a search, frequent questions, and all articles by audience. */
export default function Help({ loaderData }: Route.ComponentProps) {
  const { q, articles, questions } = loaderData
  return (
    <div className="wrap pt-6 lg:pt-14">
      <div className="relative mb-8 max-w-[52rem] lg:mb-12">
        {q === '' && (
          <ConcentricChakana className="absolute top-0 left-full ml-14 h-56 w-72 max-w-none max-lg:hidden" />
        )}
        <h1>¿En qué te ayudamos?</h1>
        <HelpSearchForm q={q} className="mt-5" />
        {q === '' ? (
          <HelpJumps />
        ) : (
          <Link to={path} className="link mt-3 inline-block py-0.5 text-sm">
            Ver todas las preguntas
          </Link>
        )}
      </div>
      {q === '' ? (
        <div className="grid gap-14">
          <FrequentQuestions questions={questions} />
          <HelpGroups articles={articles} />
        </div>
      ) : (
        <HelpResults q={q} articles={articles} />
      )}
      {(q === '' || articles.length > 0) && <AskAPerson />}
    </div>
  )
}
