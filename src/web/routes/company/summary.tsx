import CircleCheck from 'lucide-react/icons/circle-check'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { bookingsContract } from '#contracts/bookings/bookings.contract.ts'
import { companiesContract } from '#contracts/companies/companies.contract.ts'
import { conversationsContract } from '#contracts/conversations/conversations.contract.ts'
import { hiresContract } from '#contracts/hires/hires.contract.ts'
import { jobsContract } from '#contracts/jobs/jobs.contract.ts'
import { dayInWords } from '#domain/bookings/booking-times.ts'
import { limaDay } from '#domain/time/dates.ts'
import { ForWriters } from '#web/features/companies/panel/may-write.tsx'
import { useCompanyPanel } from '#web/features/companies/panel/company-panel.ts'
import { Appointments } from '#web/features/companies/summary/appointments.tsx'
import { companyTasks } from '#web/features/companies/summary/company-tasks.ts'
import { FirstSteps } from '#web/features/companies/summary/first-steps.tsx'
import { nextBookings } from '#web/features/companies/summary/next-bookings.ts'
import { OpenJobs } from '#web/features/companies/summary/open-jobs.tsx'
import { PlanCard } from '#web/features/companies/summary/plan-card.tsx'
import { TaskList } from '#web/features/companies/summary/task-list.tsx'
import { stateOf } from '#web/features/jobs/own/job-list.address.ts'
import { useLive } from '#web/features/live/use-live.ts'
import { api, type ApiClient } from '#web/lib/api-client.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useReloadable } from '#web/lib/use-reloadable.ts'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'company')
  return loadSummary(args.context.get(personalApi))
}

async function loadSummary(from: ApiClient) {
  const ownJobs = async () => {
    const { id } = await from.call(companiesContract.me, {})
    return from.call(jobsContract.ofCompany, { params: { id } })
  }
  const [jobs, bookings, hires, unread] = await Promise.all([
    ownJobs(),
    // The page works without these; unknown values are not shown.
    from.call(bookingsContract.mine, {}).catch(() => null),
    from.call(hiresContract.mine, {}).catch(() => null),
    from.call(conversationsContract.unread, {}).catch(() => null),
  ])
  return { jobs, bookings, hires, unread: unread?.unreadCount ?? 0 }
}

export const meta: MetaFunction = () => [{ title: 'Panel de empresa · Qhatu' }]

/** The first screen of a company: today's tasks, open jobs by stage, and appointments, with the plan at the side. */
export default function CompanySummary() {
  const [{ jobs, bookings, hires, unread }, refresh] = useReloadable(useLoaderData<typeof loader>(), () =>
    loadSummary(api),
  )
  const { company } = useCompanyPanel()
  useLive(['applications', 'messages', 'bookings', 'hires'], refresh)
  const today = useNow()
  const now = today.getTime()
  const open = jobs.filter((job) => job.isActive)
  const tasks = companyTasks({ jobs, hires, unread, now })
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h1 className="wrap-anywhere">Hola, {company.name}</h1>
          <p className="text-sm text-ink-2 first-letter:uppercase">{dayInWords(limaDay(today))}</p>
        </div>
        {jobs.length > 0 && (
          <ForWriters>
            <LinkButton to="/company-dashboard/publicar">Publicar empleo</LinkButton>
          </ForWriters>
        )}
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-4">
          {jobs.length === 0 && (
            <ForWriters>
              <FirstSteps />
            </ForWriters>
          )}
          {(tasks.length > 0 || jobs.length > 0) && (
            <Card title="Para hoy" padding="none">
              {tasks.length > 0 ? (
                <TaskList tasks={tasks} />
              ) : (
                <p className="flex items-center gap-2 px-5 pb-5 text-sm text-ink-2 lg:px-6">
                  <CircleCheck className="icon text-ok-ink" />
                  Estás al día. Te avisaremos apenas llegue algo.
                </p>
              )}
            </Card>
          )}
          {open.length > 0 ? (
            <OpenJobs jobs={open} now={now} />
          ) : (
            jobs.length > 0 && (
              <Card>
                <EmptyState
                  title="No tienes empleos activos"
                  action={
                    <LinkButton to="/company-dashboard/empleos" variant="secondary">
                      Ver tus empleos
                    </LinkButton>
                  }
                >
                  Reactiva uno archivado o publica otro para volver a recibir postulaciones.
                </EmptyState>
              </Card>
            )
          )}
        </div>
        <aside aria-label="Citas y plan" className="grid gap-4 md:max-lg:grid-cols-2">
          <Appointments bookings={bookings && nextBookings(bookings, now)} />
          <PlanCard
            company={company}
            active={jobs.filter((job) => stateOf(job, now) === 'activos').length}
            total={jobs.length}
          />
        </aside>
      </div>
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
