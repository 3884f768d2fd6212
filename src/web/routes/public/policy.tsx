import { data } from 'react-router'
import { helpContract } from '#contracts/help/help.contract.ts'
import { formatPartialDate } from '#domain/time/dates.ts'
import { publicApi, siteContext } from '#web/lib/api-context.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { Prose } from '#web/ui/look/prose.tsx'
import type { Route } from './+types/policy'

/** One page for every legal text: the path is the name of the text. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const slug = url.pathname.slice(1)
  const policy = await context.get(publicApi).call(helpContract.policy, { params: { slug } })
  const canonical = `${context.get(siteContext).publicUrl}/${policy.slug}`
  return data({ policy, canonical }, { headers: { 'cache-control': 'public' } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: loaderData.policy.title,
        description: loaderData.policy.description,
        url: loaderData.canonical,
      })
    : []

export default function Policy({ loaderData }: Route.ComponentProps) {
  const { policy } = loaderData
  return (
    <div className="wrap pt-6 lg:pt-14" data-prints="yes">
      <h1>{policy.title}</h1>
      <p className="mt-3 max-w-[60ch] text-lg text-ink-2">{policy.description}</p>
      <p className="mt-3 text-sm text-ink-3">
        Versión {policy.version}, vigente desde el{' '}
        <time dateTime={policy.updated}>{formatPartialDate(policy.updated)}</time>
      </p>
      <div className="mt-8 grid gap-8 lg:mt-12 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-14">
        <nav
          aria-label="En esta página"
          data-prints="no"
          className="lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)] lg:max-h-[calc(100dvh-var(--spacing-header)-3rem)] lg:self-start lg:overflow-auto"
        >
          <h2 className="mb-2 font-text text-sm font-strong tracking-normal">En esta página</h2>
          <ol className="border-l border-line">
            {policy.contents.map(({ id, text }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="-ml-px block border-l border-transparent py-1.5 pl-4 text-sm text-ink-2 no-underline hover:border-accent hover:text-ink"
                >
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <Prose html={policy.html} />
      </div>
    </div>
  )
}
