import { type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router'
import { countedAnewMinutes } from '#contracts/admin/analytics-figures.ts'
import { analyticsWeeks, usualWeeks } from '#contracts/admin/analytics-vocabulary.ts'
import { analyticsContract } from '#contracts/admin/analytics.contract.ts'
import { spelledNumber } from '#domain/text/spelled-number.ts'
import { formatTime } from '#domain/time/dates.ts'
import { Cohorts } from '#web/features/admin/analytics/cohorts.tsx'
import { Funnel } from '#web/features/admin/analytics/funnel.tsx'
import { MissedSearches } from '#web/features/admin/analytics/missed-searches.tsx'
import { Supply } from '#web/features/admin/analytics/supply.tsx'
import { WeeklyCharts } from '#web/features/admin/analytics/weekly-charts.tsx'
import { withQuery } from '#web/features/admin/list.address.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { PanelError } from '#web/routes/panel-error.tsx'
import { LinkTabs } from '#web/ui/list/link-tabs.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { cx } from '#web/ui/look/cx.ts'

const PATH = '/admin/analytics'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = Number(new URL(request.url).searchParams.get('weeks'))
  const weeks = analyticsWeeks.find((known) => known === asked) ?? usualWeeks
  const analytics = await context.get(personalApi).call(analyticsContract.analytics, { query: { weeks } })
  return { weeks, analytics }
}

export const meta = () => unlistedMeta('Analítica')

export const ErrorBoundary = () => <PanelError home="/admin" />

/** What happens on the marketplace, from totals of days: nobody is followed. */
export default function AnalyticsPage() {
  const { weeks, analytics } = useLoaderData<typeof loader>()
  const { state, location } = useNavigation()
  const isLoading = state === 'loading' && location.pathname === PATH
  return (
    <>
      <h1 className="mb-1">Analítica</h1>
      <p className="mb-3 max-w-[80ch] text-sm text-ink-2">
        Conteos propios por día, sin cookies y sin seguir a nadie. Contado a las{' '}
        {formatTime(new Date(analytics.countedAt))}; se renueva cada {spelledNumber(countedAnewMinutes)}{' '}
        minutos.
      </p>
      <LinkTabs
        label="Semanas"
        tabs={analyticsWeeks.map((known) => ({
          label: `${known} semanas`,
          to: known === usualWeeks ? PATH : withQuery(PATH, { weeks: known }),
          current: known === weeks,
        }))}
      />
      <div
        className={cx('grid gap-5 pt-5 transition-opacity', isLoading && 'opacity-60')}
        aria-busy={isLoading}
      >
        <Card title="De la visita a la contratación" padding="none">
          <p className="px-5 pb-3 text-sm text-ink-2 lg:px-6">
            Las postulaciones de estas semanas y hasta dónde llegaron. Una persona puede visitar varias veces.
          </p>
          <Funnel funnel={analytics.funnel} />
        </Card>
        <WeeklyCharts weeks={analytics.weeks} />
        <MissedSearches searches={analytics.searches} />
        <Supply byCategory={analytics.byCategory} byPlace={analytics.byPlace} />
        <Cohorts cohorts={analytics.cohorts} />
      </div>
    </>
  )
}
