import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useNavigation,
  useSearchParams,
} from 'react-router'
import { applicationsContract } from '#contracts/applications/applications.contract.ts'
import { companyCandidatesContract } from '#contracts/applications/company-candidates.contract.ts'
import type { ReplyOf } from '#contracts/endpoint.ts'
import { AllCandidates } from '#web/features/applications/candidates/all-candidates.tsx'
import {
  allCandidatesHref,
  readAllCandidatesAddress,
} from '#web/features/applications/candidates/all-candidates.address.ts'
import { AllCandidatesFilters } from '#web/features/applications/candidates/all-candidates-filters.tsx'
import { CandidatesByJob } from '#web/features/applications/candidates/candidates-by-job.tsx'
import { useCompanyPanel } from '#web/features/companies/panel/company-panel.ts'
import { useLive } from '#web/features/live/use-live.ts'
import { AutomaticNotice } from '#web/features/matching/match-why.tsx'
import { api, type ApiClient } from '#web/lib/api-client.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useReloadable } from '#web/lib/use-reloadable.ts'
import { cx } from '#web/ui/look/cx.ts'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { KeysetPages } from '#web/ui/list/keyset-pages.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { LinkTabs } from '#web/ui/list/link-tabs.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

const path = '/company-dashboard/candidatos'
/** The view by job, in the address. */
const byJob = 'empleos'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'company')
  return loadCandidates(args.context.get(personalApi), args.url.searchParams)
}

async function loadCandidates(from: ApiClient, search: URLSearchParams) {
  if (search.get('vista') === byJob)
    return { found: null, overview: await from.call(applicationsContract.overview, {}) }
  return {
    found: await from.call(companyCandidatesContract.list, {
      query: { ...readAllCandidatesAddress(search), limit: 25 },
    }),
    overview: null,
  }
}

export const meta: MetaFunction = () => [{ title: 'Candidatos · Qhatu' }]

/** All applicants in one list; or by job, with the best of each. */
export default function Candidates() {
  const [search] = useSearchParams()
  const [{ found, overview }, refresh] = useReloadable(useLoaderData<typeof loader>(), () =>
    loadCandidates(api, search),
  )
  const { counts } = useCompanyPanel()
  useLive('applications', refresh)
  return (
    <>
      <h1 className="mb-3">Candidatos</h1>
      <LinkTabs
        label="Vista"
        tabs={[
          { label: 'Todos', to: path, current: found !== null },
          { label: 'Por empleo', to: `${path}?vista=${byJob}`, current: found === null },
        ]}
      />
      {found ? found.all > 0 && <List found={found} /> : <CandidatesByJob overview={overview} />}
      {found?.all === 0 && (
        <EmptyState
          title="Aún no hay candidatos"
          action={<LinkButton to="/company-dashboard/empleos">Ver tus empleos</LinkButton>}
        >
          Aquí verás a quienes postulen a cualquiera de tus empleos.{' '}
          {counts.totalCandidates === 0 && 'Te avisaremos apenas llegue alguien.'}
        </EmptyState>
      )}
    </>
  )
}

function List({ found }: { found: ReplyOf<typeof companyCandidatesContract.list> }) {
  const [search] = useSearchParams()
  const now = useNow()
  const { state, location } = useNavigation()
  const isAsking = state === 'loading' && location.pathname === path
  const isNarrowed = found.total < found.all
  return (
    <>
      <AllCandidatesFilters search={search} found={found} />
      <p role="status" className="mb-2 text-sm text-ink-2">
        {isNarrowed
          ? `${found.total} de ${found.all} candidatos`
          : found.all === 1
            ? '1 candidato'
            : `${found.all} candidatos`}
      </p>
      <div aria-busy={isAsking} className={cx('transition-opacity', isAsking && 'opacity-60')}>
        {found.candidates.length > 0 ? (
          <AllCandidates candidates={found.candidates} now={now} />
        ) : (
          <EmptyState
            title="Nadie coincide"
            action={
              <LinkButton to={path} variant="secondary">
                Quitar filtros
              </LinkButton>
            }
          >
            Prueba con otras palabras, otro empleo u otra etapa.
          </EmptyState>
        )}
      </div>
      <div className="mt-5 grid gap-3">
        <KeysetPages
          previous={found.previous && allCandidatesHref(search, { hasta: found.previous })}
          next={found.next && allCandidatesHref(search, { desde: found.next })}
        />
        <AutomaticNotice voice="company" />
      </div>
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
