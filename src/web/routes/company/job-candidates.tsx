import GripVertical from 'lucide-react/icons/grip-vertical'
import SquareKanban from 'lucide-react/icons/square-kanban'
import Table2 from 'lucide-react/icons/table-2'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { applicationsContract } from '#contracts/applications.contract.ts'
import { jobsContract } from '#contracts/jobs.contract.ts'
import { filterCandidates } from '../../features/candidates/board-columns.ts'
import { CandidateBoard } from '../../features/candidates/candidate-board.tsx'
import { CandidateFigures } from '../../features/candidates/candidate-figures.tsx'
import { CandidateFilters } from '../../features/candidates/candidate-filters.tsx'
import { CandidatePanel } from '../../features/candidates/candidate-panel.tsx'
import { CandidateTable } from '../../features/candidates/candidate-table.tsx'
import { Invitations } from '../../features/candidates/invitations.tsx'
import { SuggestedProfessionals } from '../../features/candidates/suggested-professionals.tsx'
import { useCandidateAddress } from '../../features/candidates/use-candidate-address.ts'
import { useCandidates } from '../../features/candidates/use-candidates.ts'
import { personalApi } from '../../lib/api-context.ts'
import { orNotFound } from '../../lib/or-not-found.ts'
import { requireUser } from '../../lib/require-user.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { cx } from '../../ui/cx.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { PanelError } from '../panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'company')
  const api = args.context.get(personalApi)
  const jobId = Number(args.params.jobId)
  const [job, candidates, metrics] = await orNotFound(
    Promise.all([
      api.call(jobsContract.own, { params: { id: jobId } }),
      api.call(applicationsContract.candidates, { params: { jobId }, query: { sort: 'recent' } }),
      api.call(applicationsContract.metrics, { params: { jobId } }),
    ]),
  )
  return { job: { id: job.id, title: job.title, isActive: job.isActive }, candidates, metrics }
}

export { unlessOnlySearch as shouldRevalidate } from '../../lib/unless-only-search.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData ? `${loaderData.job.title} · ` : ''}Candidatos · Qhatu` },
]

const views = [
  { value: 'board' as const, label: 'Tablero', icon: <SquareKanban className="icon" /> },
  { value: 'table' as const, label: 'Tabla', icon: <Table2 className="icon" /> },
]

/** The candidates of one job: figures, filters, board or table, and the one that is open. */
export default function JobCandidates() {
  const { job, metrics, ...loaded } = useLoaderData<typeof loader>()
  const address = useCandidateAddress()
  const { candidates, move, change } = useCandidates(loaded.candidates)
  const shown = filterCandidates(candidates, address.filter)
  const open = candidates.find(({ id }) => id === address.openId)
  const View = address.view === 'table' ? CandidateTable : CandidateBoard

  const close = () => {
    address.close()
    document.querySelector<HTMLElement>(`a[href$="candidato=${open?.id}"]`)?.focus()
  }

  return (
    <div className={cx('grid items-start gap-5', open && 'lg:grid-cols-[minmax(0,1fr)_25rem]')}>
      {open && <h1 className="sr-only lg:hidden">{job.title}</h1>}
      <div className={cx('grid min-w-0 gap-4', open && 'max-lg:hidden')}>
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div className="min-w-0">
            <BackLink to="/company-dashboard/candidatos">Todos los empleos</BackLink>
            <h1 className="text-[1.75rem] leading-9 wrap-anywhere">{job.title}</h1>
          </div>
          <Segmented label="Vista" options={views} value={address.view} onChange={address.setView} />
        </div>
        <CandidateFigures metrics={metrics} />
        {candidates.length === 0 ? (
          <EmptyState
            title="Aún no hay candidatos"
            action={
              job.isActive && (
                <LinkButton to={`/jobs/${job.id}`} variant="secondary">
                  Ver página pública
                </LinkButton>
              )
            }
          >
            Te avisaremos con la campana y por correo cuando alguien postule.
          </EmptyState>
        ) : (
          <>
            <CandidateFilters
              filter={address.filter}
              onChange={address.setFilter}
              shown={shown.length}
              total={candidates.length}
              hint={
                address.view === 'board' && (
                  <>
                    <span className="pointer-coarse:hidden">
                      Arrastra, o usa <GripVertical className="icon inline align-middle" /> con el
                      teclado.{' '}
                    </span>
                    Tú decides.
                  </>
                )
              }
            />
            {shown.length === 0 ? (
              <EmptyState title="Nadie coincide con el filtro">
                Prueba con otra palabra u otro estado.
              </EmptyState>
            ) : (
              <View candidates={shown} openId={address.openId} addressOf={address.addressOf} onMove={move} />
            )}
          </>
        )}
        {job.isActive && <SuggestedProfessionals jobId={job.id} />}
        {job.isActive && <Invitations jobId={job.id} addressOf={address.addressOf} />}
      </div>
      {open && (
        <CandidatePanel key={open.id} candidate={open} onMove={move} onChange={change} onClose={close} />
      )}
    </div>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
