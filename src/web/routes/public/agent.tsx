import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import type { ReactNode } from 'react'
import { data, Form, Link } from 'react-router'
import { siteContract } from '#contracts/site/site.contract.ts'
import { jobCategories } from '#contracts/vocabulary.ts'
import { HelpSearchForm } from '#web/features/help/help-search-form.tsx'
import { SearchBox } from '#web/features/jobs/list/search-box.tsx'
import { publicApi, siteContext } from '#web/lib/api-context.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { articleHref } from '#web/features/help/help.address.ts'
import type { Route } from './+types/agent'

const path = '/agente'

export async function loader({ context }: Route.LoaderArgs) {
  const { activeJobs } = await context.get(publicApi).call(siteContract.stats, {})
  const value = { activeJobs, canonical: context.get(siteContext).publicUrl + path }
  return data(value, { headers: { 'cache-control': 'public' } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: 'Agente IA',
    description: 'Busca empleos abiertos, compara tus habilidades y encuentra respuestas sobre Qhatu.',
    url: loaderData?.canonical ?? path,
  })

const examples = [
  ['¿Cómo se calcula mi puntaje?', 'como-funciona-el-match'],
  ['¿Quién ve mi CV?', 'quien-ve-mi-cv'],
  ['¿Qué significa el estado de mi postulación?', 'estados-de-postulacion'],
  ['¿Cómo publico un empleo?', 'publicar-un-empleo'],
] as const

/**
 * What the assistant can answer today: live jobs, the compatibility and the help centre. There is no chat, and the page
 * says so.
 */
export default function Agent({ loaderData }: Route.ComponentProps) {
  const { activeJobs } = loaderData
  return (
    <div className="wrap pt-6 lg:pt-14">
      <h1>Agente IA</h1>
      <p className="mt-3 max-w-[60ch] text-lg text-ink-2">
        Busca entre los empleos abiertos o pregunta cómo funciona Qhatu. La conversación con el asistente
        todavía no está disponible; mientras tanto, todo lo de aquí responde con datos reales.
      </p>
      <div className="mt-8 grid gap-5 lg:mt-12 lg:grid-cols-2">
        <Ask icon={<BriefcaseBusiness className="icon" />} title="Busca un empleo">
          <Form action="/empleos" role="search" aria-label="Buscar empleos">
            <SearchBox q="" placeholder="¿Qué buscas?" size="lg" />
          </Form>
          <p className="mt-3 text-sm text-ink-2">
            {activeJobs === 1 ? '1 empleo abierto' : `${activeJobs.toLocaleString('es-PE')} empleos abiertos`}{' '}
            ahora.
          </p>
          <Links label="Empleos por categoría">
            {jobCategories.map((category) => (
              <LinkButton
                key={category}
                to={`/empleos?${new URLSearchParams({ category })}`}
                variant="secondary"
                size="sm"
              >
                {category}
              </LinkButton>
            ))}
          </Links>
        </Ask>
        <Ask icon={<CircleHelp className="icon" />} title="Pregunta sobre Qhatu">
          <HelpSearchForm />
          <ul className="mt-4 border-t border-line">
            {examples.map(([question, slug]) => (
              <li key={slug} className="border-b border-line">
                <Link
                  to={articleHref(slug)}
                  className="block py-2.5 no-underline underline-offset-4 hover:text-accent-ink hover:underline"
                >
                  {question}
                </Link>
              </li>
            ))}
          </ul>
        </Ask>
      </div>
      <section className="mt-14">
        <h2 className="text-h3">También puedes</h2>
        <div className="mt-4 flex flex-wrap gap-3">
          <LinkButton to="/compatibilidad" variant="secondary">
            Comparar tus habilidades
          </LinkButton>
          <LinkButton to="/transparencia-ia" variant="secondary">
            Ver qué hace la IA aquí
          </LinkButton>
          <LinkButton to="/contacto" variant="secondary">
            Escribir a una persona
          </LinkButton>
        </div>
      </section>
    </div>
  )
}

const Ask = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <section className="min-w-0 rounded-md border border-line bg-surface p-5 lg:p-8">
    <h2 className="mb-5 flex items-center gap-3 text-h3">
      <span className="text-accent-ink">{icon}</span>
      {title}
    </h2>
    {children}
  </section>
)

const Links = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label} className="mt-4 flex flex-wrap gap-2">
    {children}
  </nav>
)
