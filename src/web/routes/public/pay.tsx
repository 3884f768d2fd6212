import { data } from 'react-router'
import { coachPayContract, type PayGroup } from '#contracts/coach/pay.contract.ts'
import { payPath } from '#domain/coach/pay/pay.address.ts'
import { readJobQuery } from '#domain/jobs/search/job-query.address.ts'
import { payExamples, payPage } from '#web/features/coach/pay/pay-page.ts'
import { PayView } from '#web/features/coach/pay/pay-view.tsx'
import { publicApi, siteContext } from '#web/lib/api-context.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import type { Route } from './+types/pay'

/** Without any filter there is nothing to count yet. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { q, category, location, experience } = readJobQuery(url.searchParams)
  const search = { q, category, location, experience }
  const isAsked = q !== '' || category !== '' || location !== '' || experience.length > 0
  const pay = isAsked
    ? await context
        .get(publicApi)
        .call(coachPayContract.pay, { query: { ...search, experience: [...experience] } })
    : null
  const value = {
    form: pay ? formOf(pay.asked) : { q: '', place: '', level: '' },
    page: pay && payPage(q, pay),
    examples: pay ? [] : payExamples,
    canonical: context.get(siteContext).publicUrl + payPath,
  }
  return data(value, { headers: { 'cache-control': 'public' } })
}

const formOf = ({ q, category, place, experience }: PayGroup) => ({
  q: q || (category ?? ''),
  place,
  level: experience[0] ?? '',
})

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: '¿Cuánto pagan?',
    description:
      'Cuánto pagan los avisos activos de un oficio, con su experiencia y su lugar: cuántos son, la mediana y el reparto.',
    url: loaderData?.canonical ?? '/agente/sueldos',
    indexed: loaderData?.page === null,
  })

/** What ads of a trade pay. */
export default function PayRoute({ loaderData: { form, page, examples } }: Route.ComponentProps) {
  return <PayView form={form} page={page} examples={examples} />
}
