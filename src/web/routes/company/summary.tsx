import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { companiesContract } from '#contracts/companies.contract.ts'
import { jobsContract } from '#contracts/jobs.contract.ts'
import { CompanyJobRow } from '../../features/company-jobs/company-job-row.tsx'
import { useCompanyPanel } from '../../features/company/company-panel.ts'
import { companyNextStep, planNames } from '../../features/company/next-step.ts'
import { PlanUse } from '../../features/company/plan-use.tsx'
import { personalApi } from '../../lib/api-context.ts'
import { requireUser } from '../../lib/require-user.ts'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { NextStepBlock } from '../../ui/next-step.tsx'
import { Stat } from '../../ui/stat.tsx'
import { PanelError } from '../panel-error.tsx'

const latestShown = 3

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'company')
  const api = args.context.get(personalApi)
  const { id } = await api.call(companiesContract.me, {})
  return { jobs: await api.call(jobsContract.ofCompany, { params: { id } }) }
}

export const meta: MetaFunction = () => [{ title: 'Panel de empresa · Qhatu' }]

/** The first screen of a company: what to do next, then its figures, then its latest jobs. */
export default function CompanySummary() {
  const { jobs } = useLoaderData<typeof loader>()
  const panel = useCompanyPanel()
  const active = jobs.filter((job) => job.isActive).length
  return (
    <>
      <h1 className="mb-5">Hola, {panel.company.name}</h1>
      <NextStepBlock {...companyNextStep(panel, active)} />
      <div className="mt-4 grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Card>
          <Stat label="Empleos activos" value={active} />
        </Card>
        <Card>
          <Stat label="Empleos en total" value={jobs.length} />
        </Card>
        <Card>
          <Stat label="Plan actual" value={planNames[panel.company.planType]} />
        </Card>
        <PlanUse company={panel.company} />
      </div>
      {jobs.length > 0 && (
        <Card
          className="mt-4"
          title="Tus últimos empleos"
          action={
            <LinkButton to="/company-dashboard/empleos" variant="quiet" size="sm">
              Ver todos
            </LinkButton>
          }
        >
          <ul>
            {jobs.slice(0, latestShown).map((job) => (
              <CompanyJobRow key={job.id} job={job} />
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
