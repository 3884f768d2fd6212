import { data, Link } from 'react-router'
import { helpContract } from '#contracts/help/help.contract.ts'
import { formatPartialDate } from '#domain/time/dates.ts'
import { AskAPerson } from '#web/features/help/ask-a-person.tsx'
import { HelpSearchForm } from '#web/features/help/help-search-form.tsx'
import { publicApi, siteContext } from '#web/lib/api-context.ts'
import { orNotFound } from '#web/lib/or-not-found.ts'
import { breadcrumbsJsonLd } from '#web/lib/json-ld/breadcrumbs.ts'
import { pageMeta, structuredData, unlistedMeta } from '#web/lib/page-meta.ts'
import { BackLink } from '#web/ui/action/back-link.tsx'
import { ErrorPage } from '#web/ui/state/error-page.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Prose } from '#web/ui/look/prose.tsx'
import { articleHref } from '#web/features/help/help.address.ts'
import type { Route } from './+types/help-article'

export async function loader({ context, params }: Route.LoaderArgs) {
  const article = await orNotFound(
    context.get(publicApi).call(helpContract.article, { params: { slug: params.slug } }),
  )
  const canonical = `${context.get(siteContext).publicUrl}/ayuda/${article.slug}`
  return data({ article, canonical }, { headers: { 'cache-control': 'public' } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? [
        ...pageMeta({
          title: loaderData.article.title,
          description: loaderData.article.description,
          url: loaderData.canonical,
          type: 'article',
        }),
        ...structuredData(
          breadcrumbsJsonLd(new URL(loaderData.canonical).origin, [
            ['Centro de ayuda', '/ayuda'],
            [loaderData.article.title, articleHref(loaderData.article.slug)],
          ]),
        ),
      ]
    : unlistedMeta('Pregunta no encontrada')

/** One question with its answer, and related ones. */
export default function HelpArticle({ loaderData }: Route.ComponentProps) {
  const { article } = loaderData
  return (
    <div className="wrap" data-prints="yes">
      <nav aria-label="Ruta" className="pt-4 pb-2" data-prints="no">
        <BackLink to="/ayuda">Centro de ayuda</BackLink>
      </nav>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-14 lg:pt-3">
        <article>
          <h1 className="max-w-[24ch] text-h2">{article.title}</h1>
          <p className="mt-4 max-w-[60ch] text-lg text-ink-2">{article.description}</p>
          <Prose html={article.html} className="mt-6" />
          <p className="mt-8 text-xs text-ink-3">
            Actualizado el <time dateTime={article.updated}>{formatPartialDate(article.updated)}</time>
          </p>
        </article>
        <aside aria-label="Más ayuda" className="grid content-start gap-8" data-prints="no">
          <HelpSearchForm beside />
          {article.related.length > 0 && (
            <section>
              <h2 className="mb-2 text-h4">También te puede servir</h2>
              <ul className="border-t border-line">
                {article.related.map((one) => (
                  <li key={one.slug} className="border-b border-line">
                    <Link
                      to={articleHref(one.slug)}
                      className="block py-2.5 text-sm no-underline underline-offset-4 hover:text-accent-ink hover:underline"
                    >
                      {one.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </aside>
      </div>
      <AskAPerson title="¿Te quedó una duda?" />
    </div>
  )
}

export function ErrorBoundary() {
  return (
    <ErrorPage
      code="404"
      title="Esta pregunta no está en la ayuda"
      actions={
        <>
          <LinkButton to="/ayuda">Ver la ayuda</LinkButton>
          <LinkButton to="/contacto" variant="secondary">
            Escribir a soporte
          </LinkButton>
        </>
      }
    >
      Puede que el enlace esté mal escrito o que la respuesta esté ahora en otra parte.
    </ErrorPage>
  )
}
