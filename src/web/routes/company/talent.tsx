import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { companiesContract } from '#contracts/companies/companies.contract.ts'
import { jobsContract } from '#contracts/jobs/jobs.contract.ts'
import { talentPoolsContract } from '#contracts/talent/talent-pools.contract.ts'
import { talentContract } from '#contracts/talent/talent.contract.ts'
import { readPoolId, readTalentAddress, writeTalentFilters } from '#domain/talent/talent.address.ts'
import { TalentScreen } from '#web/features/talent/talent-search.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args, 'company')
  const api = args.context.get(personalApi)
  const address = readTalentAddress(args.url.searchParams)
  const written = writeTalentFilters(address.filters)
  const filters = Object.fromEntries([...new Set(written.keys())].map((name) => [name, written.getAll(name)]))
  const { id } = await api.call(companiesContract.me, {})
  const jobs = (await api.call(jobsContract.ofCompany, { params: { id } })).filter(({ isActive }) => isActive)
  // A link may name a job that is closed by now.
  const jobId = jobs.find((job) => job.id === address.jobId)?.id
  const shared = {
    jobs: jobs.map((job) => ({ id: job.id, title: job.title })),
    jobId: jobId ?? null,
    canAct: user.member?.role !== 'reader',
  }
  const poolId = readPoolId(args.url.searchParams)
  if (poolId !== null) {
    const pool = await api.call(talentPoolsContract.people, { params: { id: poolId } })
    return { ...shared, found: null, pool: { id: poolId, ...pool } }
  }
  const found = await api.call(talentContract.search, {
    query: { ...filters, ...(jobId ? { jobId } : {}), page: address.page },
  })
  return {
    ...shared,
    found,
    pool: null,
  }
}

export const meta: MetaFunction = () => [{ title: 'Buscar talento · Qhatu' }]

/** The search of people who agreed to be found. */
export default function Talent() {
  return <TalentScreen {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
