import { Link } from 'react-router'
import type { Interview } from '#contracts/interviews/interviews.contract.ts'
import {
  type InterviewEnding,
  interviewKindLabels,
  type InterviewOutcome,
  interviewStatusLabels,
  placeLabels,
} from '#contracts/interviews/interviews-vocabulary.ts'
import { durationInWords, limaShort } from '#domain/bookings/booking-times.ts'
import { candidatePageHref } from '#domain/jobs/job.address.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Badge } from '#web/ui/look/badge.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { interviewTones } from './interview-tones.ts'
import { InterviewTime } from './interview-times.tsx'

/** The times in Lima, in one line. */
const inLima = (times: readonly string[]): string =>
  `${times.map((at) => limaShort(new Date(at))).join('; ')} (hora de Lima)`

const names = new Intl.ListFormat('es')
const cancelledWords = {
  company: 'La canceló tu empresa',
  professional: 'La canceló el candidato',
  system: 'Se canceló',
}
const endedWords: Record<InterviewEnding, string> = {
  withdrawn: 'El candidato retiró su postulación',
  rejected: 'Se canceló al terminar el proceso del candidato',
  job_closed: 'Se canceló al cerrar el empleo',
  suspended: 'Se canceló por una cuenta suspendida',
}

type InterviewItemProps = {
  interview: Interview
  /** Names the candidate, with a link. */
  withCandidate?: boolean
  onOtherTimes: (interview: Interview) => void
  onCancel: (interview: Interview) => void
  onOutcome: (interview: Interview, outcome: InterviewOutcome) => void
}

/** An interview for the team: when, how, with whom, and what can be done. */
export function InterviewItem({
  interview,
  withCandidate = false,
  onOtherTimes,
  onCancel,
  onOutcome,
}: InterviewItemProps) {
  const { title, status, startsAt, endsAt, kind, place, minutes, slots, note, reason, cancelledBy } =
    interview
  const { ending, isMoving, declined, mayOfferTimes, mayCancel, maySetOutcome } = interview
  const Heading = withCandidate ? 'h2' : 'h3'
  const which = <span className="sr-only">: {`${title}, ${interview.candidateName}`}</span>
  return (
    <li className="grid gap-2 border-line py-4 first:pt-0 last:pb-0 not-first:border-t">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <Heading className="min-w-0 text-h4 wrap-anywhere">
          {withCandidate ? (
            <Link
              to={candidatePageHref(interview.jobId, interview.applicationId, 'entrevistas')}
              className="link"
            >
              {interview.candidateName}
            </Link>
          ) : (
            title
          )}
        </Heading>
        <span className="flex flex-wrap gap-2">
          {isMoving && <Badge tone="warn">Pediste moverla</Badge>}
          <Badge tone={interviewTones[status]}>{interviewStatusLabels[status]}</Badge>
        </span>
      </div>
      {startsAt && endsAt ? (
        <p className="font-strong">
          <InterviewTime startsAt={startsAt} endsAt={endsAt} />
        </p>
      ) : (
        <p className="text-sm">
          {status === 'proposed' ? 'Propusiste' : 'Se propuso'}: {inLima(slots)}
        </p>
      )}
      {isMoving && <p className="text-sm">Horarios nuevos: {inLima(slots)}</p>}
      {declined && (
        <Note tone="warn">
          <p className="font-strong">Ninguna hora le sirve</p>
          <p className="wrap-anywhere whitespace-pre-line">“{declined.text}”</p>
          {declined.wishes.length > 0 && <p>Podría: {inLima(declined.wishes)}</p>}
        </Note>
      )}
      <p className="text-sm wrap-anywhere text-ink-2">
        {withCandidate && `${title} · ${interview.jobTitle} · `}
        {interviewKindLabels[kind]} · {durationInWords(minutes)} · con{' '}
        {names.format(interview.interviewers.map(({ name, isMe }) => (isMe ? `${name} (tú)` : name)))}
      </p>
      {place !== '' && (
        <p className="text-sm wrap-anywhere">
          {placeLabels[kind]}:{' '}
          {kind === 'video' ? (
            <a href={place} className="link" rel="noreferrer" target="_blank">
              {place}
            </a>
          ) : (
            place
          )}
        </p>
      )}
      {note !== '' && <p className="max-w-measure text-sm wrap-anywhere whitespace-pre-line">{note}</p>}
      {cancelledBy && (
        <p className="text-sm text-ink-2 wrap-anywhere">
          {ending ? endedWords[ending] : cancelledWords[cancelledBy]}
          {reason && `: “${reason}”`}
        </p>
      )}
      {(mayOfferTimes || mayCancel || maySetOutcome) && (
        <div className="flex flex-wrap gap-2">
          {mayOfferTimes && (
            <Button
              size="sm"
              variant={declined ? 'primary' : 'secondary'}
              onClick={() => onOtherTimes(interview)}
            >
              <span>
                {startsAt ? 'Mover' : 'Proponer otros horarios'}
                {which}
              </span>
            </Button>
          )}
          {maySetOutcome && status !== 'done' && (
            <Button size="sm" variant="secondary" onClick={() => onOutcome(interview, 'done')}>
              <span>Se realizó{which}</span>
            </Button>
          )}
          {maySetOutcome && status !== 'no_show' && (
            <Button size="sm" variant="secondary" onClick={() => onOutcome(interview, 'no_show')}>
              <span>No se presentó{which}</span>
            </Button>
          )}
          {mayCancel && (
            <Button size="sm" variant="quiet" onClick={() => onCancel(interview)}>
              <span>Cancelar{which}</span>
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
