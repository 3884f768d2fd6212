import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useSearchParams } from 'react-router'
import { applicationsContract } from '#contracts/applications/applications.contract.ts'
import { companyCandidatesContract } from '#contracts/applications/company-candidates.contract.ts'
import { AllCandidates } from '#web/features/applications/candidates/all-candidates.tsx'
import {
  ALL_CANDIDATES_PATH,
  readAllCandidatesAddress,
} from '#web/features/applications/candidates/all-candidates.address.ts'
import { CandidatesByJob } from '#web/features/applications/candidates/candidates-by-job.tsx'
import { useLive } from '#web/features/live/use-live.ts'
import { api, type ApiClient } from '#web/lib/api-client.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { useReloadable } from '#web/lib/use-reloadable.ts'
import { LinkTabs } from '#web/ui/list/link-tabs.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

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
  useLive('applications', refresh)
  return (
    <>
      <h1 className="mb-3">Candidatos</h1>
      <LinkTabs
        label="Vista"
        tabs={[
          { label: 'Todos', to: ALL_CANDIDATES_PATH, current: found !== null },
          { label: 'Por empleo', to: `${ALL_CANDIDATES_PATH}?vista=${byJob}`, current: found === null },
        ]}
      />
      {found ? <AllCandidates found={found} /> : <CandidatesByJob overview={overview} />}
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
