import type { HelpSummary } from '#contracts/help/help.contract.ts'
import type { HelpAudience } from '#contracts/help/help-vocabulary.ts'
import { Link } from 'react-router'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Prose } from '#web/ui/look/prose.tsx'
import { articleHref } from './help.address.ts'

const groups: readonly { audience: HelpAudience; title: string; text: string }[] = [
  { audience: 'visitor', title: 'Para empezar', text: 'Con cuenta o sin ella.' },
  { audience: 'professional', title: 'Para profesionales', text: 'Tu CV, tus postulaciones, tus datos.' },
  { audience: 'company', title: 'Para empresas', text: 'Publicar, elegir y responder.' },
]

/** Links to the questions of one audience, which are further down on a phone. */
export function HelpJumps() {
  return (
    <nav aria-label="Preguntas por tipo de usuario" className="mt-4 flex flex-wrap gap-2">
      {groups.map(({ audience, title }) => (
        <a
          key={audience}
          href={`#para-${audience}`}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {title}
        </a>
      ))}
    </nav>
  )
}

/** Every article, grouped by audience. */
export function HelpGroups({ articles }: { articles: readonly HelpSummary[] }) {
  return (
    <div className="grid gap-x-10 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
      {groups.map(({ audience, title, text }) => (
        <section key={audience} aria-labelledby={`para-${audience}`}>
          <h2 id={`para-${audience}`} className="text-h3">
            {title}
          </h2>
          <p className="mt-1 mb-3 text-sm text-ink-2">{text}</p>
          <ul className="border-t border-line">
            {articles
              .filter((article) => article.audience === audience)
              .map((article) => (
                <li key={article.slug} className="border-b border-line">
                  <Link
                    to={articleHref(article.slug)}
                    className="block py-2.5 no-underline underline-offset-4 hover:text-accent-ink hover:underline"
                  >
                    {article.title}
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type Question = { slug: string; title: string; html: string }

/** Questions whose answers open in place. */
export function FrequentQuestions({ questions }: { questions: readonly Question[] }) {
  return (
    <section
      id="preguntas-frecuentes"
      aria-labelledby="preguntas-frecuentes-titulo"
      className="max-w-[52rem]"
    >
      <h2 id="preguntas-frecuentes-titulo" className="mb-4 text-h3">
        Preguntas frecuentes
      </h2>
      <div className="divide-y divide-line rounded-md border border-line bg-surface">
        {questions.map(({ slug, title, html }) => (
          <details key={slug} className="group">
            <summary className="flex list-none items-center gap-4 px-5 py-4 font-strong hover:text-accent-ink focus-visible:outline-offset-[-3px] [&::-webkit-details-marker]:hidden">
              <span className="grow">{title}</span>
              <span
                aria-hidden="true"
                className="relative size-4 flex-none text-accent-ink before:absolute before:inset-x-0 before:top-[7px] before:h-0.5 before:bg-current after:absolute after:inset-y-0 after:left-[7px] after:w-0.5 after:bg-current group-open:after:hidden"
              />
            </summary>
            <Prose html={html} className="px-5 pb-5 text-ink-2" />
          </details>
        ))}
      </div>
    </section>
  )
}

/** The results of a search, or what to do when there are none. */
export function HelpResults({ q, articles }: { q: string; articles: readonly HelpSummary[] }) {
  if (articles.length === 0)
    return (
      <EmptyState
        title="No encontramos una respuesta"
        action={
          <LinkButton to="/contacto" variant="secondary">
            Escribir a soporte
          </LinkButton>
        }
      >
        Prueba con otras palabras, o pregúntanos y te respondemos por correo.
      </EmptyState>
    )
  return (
    <section aria-labelledby="respuestas" className="max-w-[52rem]">
      <h2 id="respuestas" className="mb-4 text-h3">
        {articles.length === 1 ? '1 respuesta' : `${articles.length} respuestas`} para “{q}”
      </h2>
      <ol className="divide-y divide-line rounded-md border border-line bg-surface">
        {articles.map((article) => (
          <li key={article.slug} className="relative px-5 py-4 hover:bg-sunken">
            <h3 className="text-h4">
              <Link
                to={articleHref(article.slug)}
                className="no-underline underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {article.title}
              </Link>
            </h3>
            <p className="mt-1 text-sm text-ink-2">{article.description}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
