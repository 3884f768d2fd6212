import Download from 'lucide-react/icons/download'
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  Form,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { hiringReportContract } from '#contracts/applications/hiring-report.contract.ts'
import { companiesContract } from '#contracts/companies/companies.contract.ts'
import { jobsContract } from '#contracts/jobs/jobs.contract.ts'
import { HiringReportView } from '#web/features/applications/hiring-report/hiring-report-view.tsx'
import { reportFileHref, reportQuery } from '#web/features/applications/hiring-report/report.address.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { isApiError } from '#web/lib/api-client.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { useFollowedFields } from '#web/lib/use-followed-fields.ts'
import { PanelError } from '#web/routes/panel-error.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'company')
  const api = args.context.get(personalApi)
  const { id } = await api.call(companiesContract.me, {})
  const query = reportQuery(new URL(args.request.url).searchParams)
  const [jobs, read] = await Promise.all([
    api.call(jobsContract.ofCompany, { params: { id } }),
    api
      .call(hiringReportContract.read, { query })
      .then((report) => ({ report, problem: null }))
      .catch(async (error: unknown) => {
        if (!isApiError(error) || error.status !== 400) throw error
        const problem = Object.values(error.body.fields ?? {})[0] ?? null
        return { report: await api.call(hiringReportContract.read, {}), problem }
      }),
  ])
  return { ...read, jobs: jobs.map((job) => ({ id: job.id, title: job.title })) }
}

export const meta: MetaFunction = () => [{ title: 'Informes · Qhatu' }]

/** How the company hires, with its filters in the address. */
export default function Reports() {
  const { report, problem, jobs } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const values = { dateFrom: report.dateFrom, dateTo: report.dateTo, jobId: search.get('jobId') ?? '' }
  const form = useFollowedFields(values)
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1>Informes</h1>
        <div className="flex gap-2">
          {(['csv', 'excel'] as const).map((type) => (
            <LinkButton
              key={type}
              to={reportFileHref(type, search)}
              variant="secondary"
              size="sm"
              reloadDocument
              download
            >
              <Download className="icon" />
              {type === 'csv' ? 'CSV' : 'Excel'}
            </LinkButton>
          ))}
        </div>
      </div>
      <Form
        ref={form}
        role="search"
        aria-label="Filtros del informe"
        className="mb-4 flex flex-wrap items-start gap-3"
      >
        <Field label="Desde" className="basis-36">
          <TextInput type="date" name="dateFrom" size="sm" defaultValue={values.dateFrom} />
        </Field>
        <Field label="Hasta" className="basis-36" error={problem ?? undefined}>
          <TextInput type="date" name="dateTo" size="sm" defaultValue={values.dateTo} />
        </Field>
        <Field label="Empleo" className="min-w-0 basis-56">
          <Select
            size="sm"
            name="jobId"
            emptyLabel="Todos los empleos"
            options={jobs.map(({ id, title }) => ({ value: String(id), label: title }))}
            defaultValue={values.jobId}
          />
        </Field>
        <Button type="submit" size="sm" className="self-end">
          Filtrar
        </Button>
      </Form>
      <HiringReportView report={report} />
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
