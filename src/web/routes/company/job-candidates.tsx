import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import SquareKanban from 'lucide-react/icons/square-kanban'
import Table2 from 'lucide-react/icons/table-2'
import Tag from 'lucide-react/icons/tag'
import Workflow from 'lucide-react/icons/workflow'
import { useState } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { jobFollowersContract } from '#contracts/jobs/job-followers.contract.ts'
import { jobsContract } from '#contracts/jobs/jobs.contract.ts'
import { answersHref, jobHref } from '#domain/jobs/job.address.ts'
import { interviewGuideHref } from '#domain/jobs/own-jobs.address.ts'
import { formatDate } from '#domain/time/dates.ts'
import { ForWriters } from '#web/features/companies/panel/may-write.tsx'
import {
  boardKey,
  type BoardQuery,
  loadBoard,
  useBoard,
} from '#web/features/applications/candidates/candidate-board.resource.ts'
import { BoardSkeleton } from '#web/features/applications/candidates/board-skeleton.tsx'
import { JobCandidatesView } from '#web/features/applications/candidates/job-candidates-view.tsx'
import { StagesDialog } from '#web/features/applications/candidates/stages-dialog.tsx'
import { TagsDialog } from '#web/features/applications/candidates/tags-dialog.tsx'
import {
  readBoardQuery,
  useCandidateAddress,
} from '#web/features/applications/candidates/use-candidate-address.ts'
import { MessagesOnTheWay } from '#web/features/applications/messages/messages-on-the-way.tsx'
import { JobFollow } from '#web/features/jobs/followers/job-follow.tsx'
import { Invitations } from '#web/features/invitations/invitations.tsx'
import { SuggestedProfessionals } from '#web/features/suggested-professionals/suggested-professionals.tsx'
import { TakedownNote } from '#web/features/support/takedown-note.tsx'
import type { ApiClient } from '#web/lib/api-client.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { orNotFound } from '#web/lib/or-not-found.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { BackLink } from '#web/ui/action/back-link.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Segmented } from '#web/ui/form/segmented.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'company')
  const query = readBoardQuery(new URL(args.request.url).searchParams)
  return orNotFound(loadScreen(args.context.get(personalApi), Number(args.params.jobId), query))
}

async function loadScreen(from: ApiClient, jobId: number, query: BoardQuery) {
  const [job, board, followers] = await Promise.all([
    from.call(jobsContract.own, { params: { id: jobId } }),
    loadBoard(from, jobId, query),
    from.call(jobFollowersContract.list, { params: { id: jobId } }),
  ])
  const { id, title, isActive, company, takedown, location, salaryRange, expiresAt } = job
  return {
    job: { id, title, isActive, companyName: company.name, takedown, location, salaryRange, expiresAt },
    loaded: { key: boardKey(query), board },
    followers,
  }
}

export { unlessOnlySearch as shouldRevalidate } from '#web/lib/unless-only-search.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData ? `${loaderData.job.title} · ` : ''}Candidatos · Qhatu` },
]

const views = [
  { value: 'board' as const, label: 'Tablero', icon: <SquareKanban className="icon" /> },
  { value: 'table' as const, label: 'Tabla', icon: <Table2 className="icon" /> },
]

/** The candidates of one job: stages, filters, board or table, and the open one. */
export default function JobCandidates() {
  const { job, loaded, followers } = useLoaderData<typeof loader>()
  const address = useCandidateAddress()
  const { board, isFailed, isOld, retry, refresh, more } = useBoard(job.id, address.query, loaded)
  const [dialog, setDialog] = useState<'stages' | 'tags' | null>(null)
  const isOpen = address.openId !== null
  const facts = [
    job.location,
    job.salaryRange,
    job.expiresAt && job.isActive ? `Cierra el ${formatDate(new Date(job.expiresAt))}` : null,
  ].filter((fact) => fact !== null)

  const head = (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <BackLink to="/company-dashboard/candidatos">Todos los empleos</BackLink>
          <h1 className="text-[1.75rem] leading-9 wrap-anywhere max-md:text-xl max-md:leading-7">
            {job.title}
          </h1>
          <p className="flex flex-wrap gap-x-4 text-sm text-ink-2">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Segmented label="Vista" options={views} value={address.view} onChange={address.setView} />
          <LinkButton to={interviewGuideHref(job.id)} variant="quiet" size="sm">
            <MessageCircleQuestionMark className="icon" />
            <span className="max-sm:sr-only">Preguntas para entrevistar</span>
          </LinkButton>
          <ForWriters>
            {board !== null && board.tags.length > 0 && (
              <Button variant="quiet" size="sm" onClick={() => setDialog('tags')}>
                <Tag className="icon" />
                <span className="max-sm:sr-only">Etiquetas</span>
              </Button>
            )}
            <Button variant="quiet" size="sm" onClick={() => setDialog('stages')}>
              <Workflow className="icon" />
              <span className="max-sm:sr-only">Editar etapas</span>
            </Button>
            <LinkButton to={answersHref(job.id)} variant="secondary" size="sm">
              Responder y cerrar
            </LinkButton>
          </ForWriters>
        </div>
      </div>
      <JobFollow jobId={job.id} loaded={followers} />
      <MessagesOnTheWay jobId={job.id} />
      {job.takedown && <TakedownNote takedown={job.takedown} subject="Tu aviso" />}
    </>
  )
  const foot = (
    <>
      {job.isActive && <SuggestedProfessionals jobId={job.id} />}
      {job.isActive && <Invitations jobId={job.id} addressOf={address.addressOf} />}
    </>
  )
  return (
    <div
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] items-start gap-5',
        isOpen && 'lg:grid-cols-[minmax(0,1fr)_25rem]',
      )}
    >
      {isOpen && <h1 className="sr-only lg:hidden">{job.title}</h1>}
      {board !== null && board.all > 0 ? (
        <JobCandidatesView
          job={job}
          board={board}
          address={address}
          isOld={isOld}
          refresh={refresh}
          more={more}
          head={head}
          foot={foot}
        />
      ) : (
        <div className="grid min-w-0 gap-4">
          {head}
          {board === null && !isFailed && <BoardSkeleton />}
          {isFailed && <ErrorState title="Error al cargar candidatos" onRetry={retry} />}
          {board !== null && (
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
          )}
          {foot}
        </div>
      )}
      {dialog === 'tags' && <TagsDialog onClose={() => setDialog(null)} onChanged={() => void refresh()} />}
      {dialog === 'stages' && (
        <StagesDialog
          jobId={job.id}
          onClose={() => setDialog(null)}
          onSaved={() => {
            setDialog(null)
            void refresh()
          }}
        />
      )}
    </div>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
