import { useState } from 'react'
import GripVertical from 'lucide-react/icons/grip-vertical'
import SquareKanban from 'lucide-react/icons/square-kanban'
import Table2 from 'lucide-react/icons/table-2'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import {
  applicationsContract,
  type CandidateApplication,
} from '#contracts/applications/applications.contract.ts'
import { jobFollowersContract } from '#contracts/jobs/job-followers.contract.ts'
import { jobsContract } from '#contracts/jobs/jobs.contract.ts'
import type { ApplicationStatus } from '#contracts/vocabulary.ts'
import { isFinalStatus } from '#domain/applications/final-message.words.ts'
import { jobHref } from '#domain/jobs/jobs.address.ts'
import { answerOptions } from '#web/features/applications/candidates/answer-filter.ts'
import { filterCandidates } from '#web/features/applications/candidates/board-columns.ts'
import { CandidateBoard } from '#web/features/applications/candidates/candidate-board.tsx'
import { CandidateFigures } from '#web/features/applications/candidates/candidate-figures.tsx'
import { CandidateFilters } from '#web/features/applications/candidates/candidate-filters.tsx'
import { CandidatePanel } from '#web/features/applications/candidates/candidate-panel.tsx'
import { CandidateStages } from '#web/features/applications/candidates/candidate-stages.tsx'
import { CandidateTable } from '#web/features/applications/candidates/candidate-table.tsx'
import { type FinalStep, FinalStepDialog } from '#web/features/applications/candidates/final-step-dialog.tsx'
import { MessagesOfJob } from '#web/features/applications/messages/messages-of-job.tsx'
import { JobFollow } from '#web/features/jobs/followers/job-follow.tsx'
import { Invitations } from '#web/features/invitations/invitations.tsx'
import { SuggestedProfessionals } from '#web/features/suggested-professionals/suggested-professionals.tsx'
import { useCandidateAddress } from '#web/features/applications/candidates/use-candidate-address.ts'
import { useCandidates } from '#web/features/applications/candidates/use-candidates.ts'
import { TakedownNote } from '#web/features/support/takedown-note.tsx'
import { api, type ApiClient } from '#web/lib/api-client.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { orNotFound } from '#web/lib/or-not-found.ts'
import { useReloadable } from '#web/lib/use-reloadable.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { BackLink } from '#web/ui/action/back-link.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Segmented } from '#web/ui/form/segmented.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'company')
  return orNotFound(loadBoard(args.context.get(personalApi), Number(args.params.jobId)))
}

async function loadBoard(from: ApiClient, jobId: number) {
  const [job, candidates, metrics, followers] = await Promise.all([
    from.call(jobsContract.own, { params: { id: jobId } }),
    from.call(applicationsContract.candidates, { params: { jobId }, query: { sort: 'score' } }),
    from.call(applicationsContract.metrics, { params: { jobId } }),
    from.call(jobFollowersContract.list, { params: { id: jobId } }),
  ])
  const { id, title, isActive, company, takedown } = job
  return { job: { id, title, isActive, companyName: company.name, takedown }, candidates, metrics, followers }
}

export { unlessOnlySearch as shouldRevalidate } from '#web/lib/unless-only-search.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData ? `${loaderData.job.title} · ` : ''}Candidatos · Qhatu` },
]

const views = [
  { value: 'board' as const, label: 'Tablero', icon: <SquareKanban className="icon" /> },
  { value: 'table' as const, label: 'Tabla', icon: <Table2 className="icon" /> },
]

/** The candidates of one job: figures, filters, board or table, and the open one. */
export default function JobCandidates() {
  const board = useLoaderData<typeof loader>()
  const [{ job, metrics, followers, ...loaded }, refresh] = useReloadable(board, () =>
    loadBoard(api, board.job.id),
  )
  const address = useCandidateAddress()
  const { candidates, move, change } = useCandidates(loaded.candidates, refresh)
  const shown = filterCandidates(candidates, address.filter)
  const open = candidates.find(({ id }) => id === address.openId)
  const [step, setStep] = useState<FinalStep | null>(null)
  const moveOrAsk = (candidate: CandidateApplication, to: ApplicationStatus) => {
    if (candidate.status !== to && isFinalStatus(to)) setStep({ candidate, to })
    else move(candidate, to)
  }
  const view = {
    candidates: shown,
    openId: address.openId,
    addressOf: address.addressOf,
    onMove: moveOrAsk,
  }

  const close = () => {
    address.close()
    // The phone's list and the wide screen's board both have a link: take the visible one.
    const links = document.querySelectorAll<HTMLElement>(`a[href$="candidato=${open?.id}"]`)
    for (const link of links) if (link.checkVisibility()) link.focus()
  }

  return (
    <div className={cx('grid items-start gap-5', open && 'lg:grid-cols-[minmax(0,1fr)_25rem]')}>
      {open && <h1 className="sr-only lg:hidden">{job.title}</h1>}
      <div className={cx('grid min-w-0 gap-4 max-md:gap-2', open && 'max-lg:hidden')}>
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div className="min-w-0">
            <BackLink to="/company-dashboard/candidatos">Todos los empleos</BackLink>
            <h1 className="text-[1.75rem] leading-9 wrap-anywhere max-md:text-xl max-md:leading-7">
              {job.title}
            </h1>
          </div>
          <div className="max-md:hidden">
            <Segmented label="Vista" options={views} value={address.view} onChange={address.setView} />
          </div>
        </div>
        <JobFollow jobId={job.id} loaded={followers} />
        <MessagesOfJob jobId={job.id} shownIds={shown.map(({ id }) => id)} />
        {job.takedown && <TakedownNote takedown={job.takedown} subject="Tu aviso" />}
        <div className="max-md:hidden">
          <CandidateFigures metrics={metrics} />
        </div>
        {candidates.length === 0 ? (
          <EmptyState
            title="Aún no hay candidatos"
            action={
              job.isActive && (
                <LinkButton to={jobHref(job.id)} variant="secondary">
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
              view={
                <Segmented label="Vista" options={views} value={address.view} onChange={address.setView} />
              }
              answers={answerOptions(candidates)}
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
            ) : address.view === 'table' ? (
              <CandidateTable {...view} sort={address.sort} onSort={address.setSort} />
            ) : (
              <>
                <CandidateStages {...view} />
                <CandidateBoard {...view} />
              </>
            )}
          </>
        )}
        {job.isActive && <SuggestedProfessionals jobId={job.id} />}
        {job.isActive && <Invitations jobId={job.id} addressOf={address.addressOf} />}
      </div>
      {open && (
        <CandidatePanel key={open.id} candidate={open} onMove={moveOrAsk} onChange={change} onClose={close} />
      )}
      {step && (
        <FinalStepDialog
          step={step}
          job={job}
          onConfirm={({ candidate, to }, message) => {
            setStep(null)
            move(candidate, to, message)
          }}
          onClose={() => setStep(null)}
        />
      )}
    </div>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
