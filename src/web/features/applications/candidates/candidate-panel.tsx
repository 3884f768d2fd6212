import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { CandidateApplication } from '#contracts/applications/applications.contract.ts'
import {
  applicationStatuses,
  type ApplicationStatus,
  statusLabel,
} from '#contracts/applications/application-status-vocabulary.ts'
import { candidateInListHref, listOf } from '#domain/applications/candidates.address.ts'
import { formatDate } from '#domain/time/dates.ts'
import { useMayWrite } from '#web/features/companies/panel/may-write.tsx'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Tabs } from '#web/ui/list/tabs.tsx'
import { fullName, statusOptions } from './candidate.words.ts'
import { CandidateAnswers } from './candidate-answers.tsx'
import { CandidateCv, CandidateLetter, CandidateProfile } from './candidate-details.tsx'
import { MatchParts } from '#web/features/matching/match-why.tsx'
import { HumanReviewAnswer } from '#web/features/human-reviews/human-review-answer.tsx'
import { CandidateThread } from '#web/features/applications/messages/candidate-thread.tsx'
import { CandidateTimeline } from '#web/features/applications/candidate/candidate-timeline.tsx'
import { CandidateDoubles } from '#web/features/applications/doubles/candidate-doubles.tsx'
import { TeamInterviews } from '#web/features/interviews/team-interviews.tsx'
import { TeamNotes } from '#web/features/applications/candidate/team-notes.tsx'
import { TeamScorecards } from '#web/features/applications/candidate/team-scorecards.tsx'
import { useOpenedCandidate } from './opened-candidate.resource.ts'

type CandidatePanelProps = {
  candidate: CandidateApplication
  /** The stage where the candidate was opened; null: the board did not show it. */
  openedIn: number | null
  onMove: (candidate: CandidateApplication, to: ApplicationStatus) => void
  onChange: (id: number, values: Partial<CandidateApplication>) => void
  onClose: () => void
}

const tabsOf = ({ answers }: CandidateApplication) => [
  { id: 'match', label: 'Match' },
  { id: 'perfil', label: 'Perfil' },
  { id: 'cv', label: 'CV' },
  { id: 'carta', label: 'Carta' },
  ...(answers.length > 0 ? [{ id: 'respuestas', label: 'Respuestas' }] : []),
  { id: 'entrevistas', label: 'Entrevistas' },
  { id: 'evaluacion', label: 'Evaluación' },
  { id: 'notas', label: 'Notas' },
  { id: 'mensajes', label: 'Mensajes' },
  { id: 'historial', label: 'Historial' },
]

/** One candidate: name, contact, status and what they sent. Escape closes it. */
export function CandidatePanel({ candidate, openedIn, onMove, onChange, onClose }: CandidatePanelProps) {
  const [tab, setTab] = useState('match')
  const mayWrite = useMayWrite()
  const [search] = useSearchParams()
  const list = listOf(search)
  if (openedIn !== null) list.set('columna', String(openedIn))
  const heading = useRef<HTMLHeadingElement>(null)
  useOpenedCandidate(candidate, onChange)
  const { professional } = candidate
  const name = fullName(candidate)

  useEffect(() => heading.current?.focus(), [])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere inside
    <aside
      aria-label={`Candidato: ${name}`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
      className="min-w-0 border-line bg-surface max-lg:-mx-4 max-lg:-mt-5 max-lg:border-b lg:sticky lg:top-header lg:-mt-6 lg:-mr-5 lg:-mb-5 lg:h-[calc(100dvh-var(--spacing-header))] lg:overflow-auto lg:border-l"
    >
      <div className="grid gap-4 p-4 pb-0 lg:p-5 lg:pb-0">
        <div className="flex items-start gap-4">
          <Avatar name={name} src={professional.avatar} size={56} />
          <div className="min-w-0 grow">
            <h2 ref={heading} tabIndex={-1} className="text-h3 wrap-anywhere outline-none">
              {name}
            </h2>
            <p className="text-sm text-ink-2 wrap-anywhere">
              {[professional.title, professional.location].filter(Boolean).join(' · ')}
            </p>
            <p className="text-xs text-ink-3">
              Postuló el {formatDate(new Date(candidate.appliedAt))} ·{' '}
              <Link to={candidateInListHref(candidate.jobId, candidate.id, list)} className="link">
                Ver ficha completa
              </Link>
            </p>
          </div>
          <Button variant="quiet" size="sm" iconOnly aria-label="Cerrar el candidato" onClick={onClose}>
            <X className="icon" />
          </Button>
        </div>
        {professional.isSuspended && <Note>Cuenta suspendida: no puedes ver su contacto ni su CV.</Note>}
        <ul className="grid gap-1 text-sm">
          {professional.email && (
            <li className="flex items-center gap-2">
              <Mail className="icon flex-none text-ink-3" />
              <a href={`mailto:${professional.email}`} className="link wrap-anywhere">
                {professional.email}
              </a>
            </li>
          )}
          {professional.phone && (
            <li className="flex items-center gap-2">
              <Phone className="icon flex-none text-ink-3" />
              <a href={`tel:${professional.phone.replaceAll(/[^\d+]/g, '')}`} className="link">
                {professional.phone}
              </a>
            </li>
          )}
        </ul>
        <CandidateDoubles candidate={candidate} mayWrite={mayWrite} level={3} />
        <Select
          aria-label={`Estado de ${name}`}
          disabled={!mayWrite}
          options={
            statusOptions.some(({ value }) => value === candidate.status)
              ? statusOptions
              : [{ value: candidate.status, label: statusLabel(candidate.status) }, ...statusOptions]
          }
          value={candidate.status}
          onChange={(event) => {
            const target = applicationStatuses.find((status) => status === event.target.value)
            if (target) onMove(candidate, target)
          }}
        />
      </div>
      <div className="px-4 pt-3 pb-6 lg:px-5">
        <Tabs label={name} tabs={tabsOf(candidate)} current={tab} onChange={setTab}>
          {tab === 'match' && (
            <>
              {candidate.humanReview && (
                <HumanReviewAnswer
                  candidate={{ ...candidate, humanReview: candidate.humanReview }}
                  onChange={onChange}
                />
              )}
              <MatchParts match={candidate.match} voice="company" />
            </>
          )}
          {tab === 'perfil' && <CandidateProfile candidate={candidate} />}
          {tab === 'cv' && <CandidateCv candidate={candidate} />}
          {tab === 'carta' && <CandidateLetter candidate={candidate} />}
          {tab === 'respuestas' && <CandidateAnswers answers={candidate.answers} />}
          {tab === 'mensajes' && <CandidateThread candidate={candidate} />}
          {tab === 'entrevistas' && (
            <TeamInterviews applicationId={candidate.id} firstName={professional.firstName} />
          )}
          {tab === 'evaluacion' && (
            <TeamScorecards applicationId={candidate.id} firstName={professional.firstName} />
          )}
          {tab === 'notas' && <TeamNotes applicationId={candidate.id} firstName={professional.firstName} />}
          {tab === 'historial' && <CandidateTimeline applicationId={candidate.id} />}
        </Tabs>
      </div>
    </aside>
  )
}
