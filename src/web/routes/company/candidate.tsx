import { useState } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useSearchParams } from 'react-router'
import { candidateContract, type CandidatePage } from '#contracts/applications/candidate.contract.ts'
import type { ApplicationStatus } from '#contracts/applications/application-status-vocabulary.ts'
import { listHref, listOf } from '#domain/applications/candidates.address.ts'
import { type FinalStatus, isFinalStatus } from '#domain/applications/final-message.words.ts'
import type { CandidateSection } from '#domain/jobs/job.address.ts'
import { fullName } from '#web/features/applications/candidates/candidate.words.ts'
import { CandidateAnswers } from '#web/features/applications/candidates/candidate-answers.tsx'
import {
  CandidateLetter,
  CandidateProfile,
} from '#web/features/applications/candidates/candidate-details.tsx'
import { type FinalStep, FinalStepDialog } from '#web/features/applications/candidates/final-step-dialog.tsx'
import { useOpenedCandidate } from '#web/features/applications/candidates/opened-candidate.resource.ts'
import { CandidateDoubles } from '#web/features/applications/doubles/candidate-doubles.tsx'
import { CandidateHead } from '#web/features/applications/candidate/candidate-head.tsx'
import { CandidateMenu } from '#web/features/applications/candidate/candidate-menu.tsx'
import { CandidateNeighbours } from '#web/features/applications/candidate/candidate-neighbours.tsx'
import { CandidateSummary } from '#web/features/applications/candidate/candidate-summary.tsx'
import { CandidateTimeline } from '#web/features/applications/candidate/candidate-timeline.tsx'
import { CvPane } from '#web/features/applications/candidate/cv-pane.tsx'
import { TeamNotes } from '#web/features/applications/candidate/team-notes.tsx'
import { TeamScorecards } from '#web/features/applications/candidate/team-scorecards.tsx'
import { NextStepCard } from '#web/features/applications/candidate/next-step-card.tsx'
import { useShownCandidate } from '#web/features/applications/candidate/use-shown-candidate.ts'
import { walkedQuery } from '#web/features/applications/candidates/use-candidate-address.ts'
import type { Target } from '#web/features/applications/candidates/use-moves.ts'
import { StageAge } from '#web/features/applications/candidates/stage-age.tsx'
import { HumanReviewAnswer } from '#web/features/human-reviews/human-review-answer.tsx'
import { CandidateGuide } from '#web/features/interviews/guide/candidate-guide.tsx'
import { TeamInterviews } from '#web/features/interviews/team-interviews.tsx'
import { MatchParts } from '#web/features/matching/match-why.tsx'
import { api, type ApiClient } from '#web/lib/api-client.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { orNotFound } from '#web/lib/or-not-found.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useReloadable } from '#web/lib/use-reloadable.ts'
import { BackLink } from '#web/ui/action/back-link.tsx'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { ROW, TAB } from '#web/ui/list/link-tabs.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

const load = (from: ApiClient, id: number, list: URLSearchParams) =>
  from.call(candidateContract.read, { params: { id }, query: walkedQuery(list) })

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'company')
  const list = listOf(new URL(args.request.url).searchParams)
  return orNotFound(load(args.context.get(personalApi), Number(args.params['applicationId']), list))
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData ? `${fullName(loaderData.candidate)} · ` : ''}Candidatos · Qhatu` },
]

/** The parts of the page, in the order of a phone. */
const partNames: readonly (readonly [id: CandidateSection, label: string])[] = [
  ['cv', 'CV'],
  ['resumen', 'Resumen'],
  ['match', 'Match'],
  ['respuestas', 'Respuestas'],
  ['entrevistas', 'Entrevistas'],
  ['evaluacion', 'Evaluación'],
  ['notas', 'Notas'],
  ['siguiente', 'Siguiente paso'],
  ['historial', 'Historial'],
]

/** One candidate of a job: the CV beside what speaks for and against, what the team thinks, and what happened. */
export default function Candidate() {
  const page = useLoaderData<typeof loader>()
  // Each candidate has a page state of its own.
  return <Page key={page.candidate.id} page={page} />
}

function Page({ page }: { page: CandidatePage }) {
  const [search] = useSearchParams()
  const list = listOf(search)
  const [shown, refresh] = useReloadable(page, () => load(api, page.candidate.id, list))
  const { job, place, stages, mayWrite } = shown
  const { candidate, stage, move, change } = useShownCandidate(shown, refresh)
  const [step, setStep] = useState<FinalStep<Target & { status: FinalStatus }> | null>(null)
  const now = useNow()
  useOpenedCandidate(candidate, change)
  const { firstName } = candidate.professional
  const moveOrAsk = (to: ApplicationStatus) => {
    const target = stages.find(({ status }) => status === to)
    if (candidate.status === to || !target) return
    if (isFinalStatus(to)) setStep({ person: { name: firstName }, to: { ...target, status: to } })
    else move(target)
  }
  const sections = partNames.filter(
    ([id]) => (id !== 'respuestas' || candidate.answers.length > 0) && (id !== 'siguiente' || mayWrite),
  )
  return (
    <div className="grid min-w-0 gap-5">
      <div className="flex items-center justify-between gap-3 print:hidden">
        <BackLink to={listHref(job.id, candidate.id, list)}>{job.title}</BackLink>
        <CandidateNeighbours job={job} place={place} list={list} />
      </div>
      <CandidateHead candidate={candidate} mayWrite={mayWrite} onMove={moveOrAsk}>
        <CandidateMenu
          jobId={job.id}
          applicationId={candidate.id}
          name={fullName(candidate)}
          mayWrite={mayWrite}
        />
      </CandidateHead>
      <p className="hidden text-sm print:block">Candidatura a {job.title}</p>
      <div className="contents print:hidden">
        <CandidateDoubles candidate={candidate} mayWrite={mayWrite} />
      </div>
      <nav
        aria-label="Secciones"
        className={`${ROW} sticky top-header z-sticky -mx-4 bg-bg px-1 lg:hidden print:hidden`}
      >
        {sections.map(([id, label]) => (
          <a key={id} href={`#${id}`} className={`${TAB} text-ink-2`}>
            {label}
          </a>
        ))}
      </nav>
      <div className="grid min-w-0 items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] min-[84rem]:grid-cols-[minmax(0,10fr)_minmax(0,11fr)_19rem] print:block">
        <Part
          id="cv"
          className="lg:sticky lg:top-[calc(var(--spacing-header)+1rem)] lg:max-h-[calc(100dvh-var(--spacing-header)-2rem)] lg:overflow-auto"
        >
          <h2 className="sr-only">CV</h2>
          <CvPane candidate={candidate} />
        </Part>
        <div className="grid min-w-0 gap-5">
          <Part id="resumen">
            <CandidateSummary candidate={candidate} />
          </Part>
          <Part id="match">
            <Card title="Match">
              {candidate.humanReview && (
                <HumanReviewAnswer
                  candidate={{ ...candidate, humanReview: candidate.humanReview }}
                  onChange={change}
                />
              )}
              <MatchParts match={candidate.match} voice="company" />
            </Card>
          </Part>
          {candidate.answers.length > 0 && (
            <Part id="respuestas">
              <Card title="Respuestas">
                <CandidateAnswers answers={candidate.answers} />
              </Card>
            </Part>
          )}
          <Card title="Perfil" className="print:hidden">
            <CandidateProfile candidate={candidate} />
            <h3 className="mt-5 mb-1 font-text text-sm font-strong tracking-normal">Carta</h3>
            <CandidateLetter candidate={candidate} />
          </Card>
          <Part id="entrevistas">
            <Card title="Entrevistas">
              <TeamInterviews applicationId={candidate.id} firstName={firstName} />
              <CandidateGuide jobId={job.id} />
            </Card>
          </Part>
          <Part id="evaluacion">
            <Card title="Evaluación">
              <TeamScorecards applicationId={candidate.id} firstName={firstName} />
            </Card>
          </Part>
          <Part id="notas">
            <Card title="Notas del equipo">
              <TeamNotes applicationId={candidate.id} firstName={firstName} />
            </Card>
          </Part>
        </div>
        <div className="grid min-w-0 gap-5 lg:max-[84rem]:col-start-2">
          {mayWrite && (
            <Part id="siguiente">
              <NextStepCard
                page={shown}
                candidate={candidate}
                stage={stage}
                onMove={move}
                onReject={() => moveOrAsk('rejected')}
              />
            </Part>
          )}
          <Part id="historial">
            <Card title="Historial">
              <CandidateTimeline applicationId={candidate.id} />
            </Card>
          </Part>
        </div>
      </div>
      {mayWrite && (
        <aside
          aria-label="Etapa y siguiente paso"
          data-bottom-bar="phone"
          className="sticky bottom-(--foot-nav) z-sticky -mx-4 flex items-center gap-3 border-t border-line bg-bg px-4 py-3 lg:hidden print:hidden"
        >
          <p className="min-w-0 grow text-sm">
            <b className="block truncate font-strong">{stage.name}</b>
            <StageAge since={shown.stage.since} goalDays={shown.stage.goalDays} now={now} />
          </p>
          <a href="#siguiente" className={buttonClass({ size: 'sm' })}>
            Siguiente paso
          </a>
        </aside>
      )}
      {step && (
        <FinalStepDialog
          step={step}
          job={job}
          onConfirm={({ to }, message) => {
            setStep(null)
            move(to, message)
          }}
          onClose={() => setStep(null)}
        />
      )}
    </div>
  )
}

type PartProps = { id: CandidateSection; className?: string; children: React.ReactNode }

/** A part that links lead to. On paper is only the summary, which is made to be read without the page. */
const Part = ({ id, className = '', children }: PartProps) => (
  <section id={id} className={`min-w-0 scroll-mt-36 ${id === 'resumen' ? '' : 'print:hidden'} ${className}`}>
    {children}
  </section>
)

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
