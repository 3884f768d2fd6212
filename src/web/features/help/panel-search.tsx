import Search from 'lucide-react/icons/search'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { HelpSummary } from '#contracts/help/help.contract.ts'
import type { HelpAudience } from '#contracts/support/support-vocabulary.ts'
import { longestSearch } from '#contracts/figures.ts'
import { QueryProvider } from '#web/lib/query-client.tsx'
import { Skeleton } from '#web/ui/state/skeleton.tsx'
import { useAnswers } from './answers.resource.ts'
import type { PanelPartProps } from './panel-part.ts'
import { articleHref, questionHref } from './help.address.ts'

const mostShown = 5
const settleMs = 200

/** Shows answers while the question is typed; Enter opens the help centre with it. */
export function PanelSearch(props: PanelPartProps) {
  return (
    <QueryProvider>
      <LiveSearch {...props} />
    </QueryProvider>
  )
}

function LiveSearch({ path, onLeave }: PanelPartProps) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim())
  const { data, isError } = useAnswers(q)
  const articles = q === '' ? startingWith(data, path) : data?.slice(0, mostShown)
  return (
    <section>
      <form
        role="search"
        aria-label="Buscar en la ayuda"
        action="/ayuda"
        onSubmit={(event) => {
          event.preventDefault()
          onLeave()
          void navigate(questionHref(typed))
        }}
      >
        <label className="relative block">
          <span className="sr-only">Escribe tu pregunta</span>
          <Search className="icon pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-3" />
          <input
            type="search"
            name="q"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            // The browser's own Escape only empties the field and would leave the panel open.
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return
              event.preventDefault()
              onLeave()
            }}
            placeholder="Tu pregunta"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={longestSearch}
            className="control pl-11"
          />
        </label>
      </form>
      <p role="status" className="sr-only">
        {q !== '' && articles && countOf(articles.length)}
      </p>
      <div className="mt-3 min-h-52">
        {isError ? (
          <p className="py-3 text-sm text-ink-2">
            No pudimos buscar ahora.{' '}
            <Link to="/ayuda" className="link" onClick={onLeave}>
              Abre el centro de ayuda
            </Link>
            .
          </p>
        ) : (
          <Answers articles={articles} onLeave={onLeave} />
        )}
      </div>
    </section>
  )
}

const countOf = (count: number) => (count === 1 ? '1 respuesta' : `${count} respuestas`)

function Answers({ articles, onLeave }: { articles: HelpSummary[] | undefined; onLeave: () => void }) {
  if (!articles)
    return (
      <div className="grid gap-4 py-3">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-5" />
        ))}
      </div>
    )
  if (articles.length === 0)
    return <p className="py-3 text-sm text-ink-2">No encontramos una respuesta. Prueba con otras palabras.</p>
  return (
    <ul className="divide-y divide-line">
      {articles.map(({ slug, title }) => (
        <li key={slug}>
          <Link
            to={articleHref(slug)}
            onClick={onLeave}
            className="block py-2.5 text-sm font-medium no-underline underline-offset-4 hover:text-accent-ink hover:underline"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Before a question: the first articles for the likely audience of the page. */
function startingWith(all: HelpSummary[] | undefined, path: string): HelpSummary[] | undefined {
  const audience: HelpAudience = path.startsWith('/company-dashboard')
    ? 'company'
    : /^\/(professional-)?dashboard/.test(path)
      ? 'professional'
      : 'visitor'
  return all?.filter((article) => article.audience === audience).slice(0, mostShown)
}

/** A value, once it has not changed for a while. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
