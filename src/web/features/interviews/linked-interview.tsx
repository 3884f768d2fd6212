import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { LinkedInterview as Linked } from '#contracts/interviews/interview-links.contract.ts'
import {
  type InterviewEnding,
  interviewKindLabels,
  interviewStatusLabels,
  placeLabels,
} from '#contracts/interviews/interviews-vocabulary.ts'
import {
  dayInWords,
  durationInWords,
  limaClock,
  limaShort,
  visitorTime,
} from '#domain/bookings/booking-times.ts'
import {
  cancelInterviewHref,
  interviewCalendarHref,
  otherHoursHref,
} from '#domain/interviews/interviews.address.ts'
import { limaDay } from '#domain/time/dates.ts'
import type { RefusedForm } from '#web/lib/api-context.ts'
import { useVisitorZone } from '#web/features/bookings/use-visitor-zone.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { PressForm } from '#web/ui/form/press-form.tsx'
import { FieldMessage } from '#web/ui/form/field-message.tsx'
import { CompanyLogo } from '#web/ui/look/avatar.tsx'
import { Badge } from '#web/ui/look/badge.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { interviewTones } from './interview-tones.ts'
import { InterviewTime } from './interview-times.tsx'

type LinkedInterviewProps = {
  token: string
  interview: Linked
  /** The choice that was refused. */
  refused: RefusedForm | null
}

/** An interview for its candidate: what about, where, and the times to choose from. It works without scripts. */
export function LinkedInterview({ token, interview, refused }: LinkedInterviewProps) {
  const { startsAt, endsAt, slots, canChange, status, moveAsked, declined, companyName } = interview
  const isChosen = startsAt !== null && status === 'scheduled'
  return (
    <InterviewSheet interview={interview}>
      {startsAt && endsAt && (
        <div className="grid justify-items-start gap-3">
          <p className="text-h4 font-strong">
            <InterviewTime startsAt={startsAt} endsAt={endsAt} />
          </p>
          {isChosen && (
            <a
              href={interviewCalendarHref(token)}
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              Agregar a mi calendario
            </a>
          )}
        </div>
      )}
      {moveAsked && canChange && (
        <Note tone="warn">
          <p className="font-strong">{companyName} te pide mover la entrevista</p>
          <p>Elige otra hora. Mientras tanto queda la que tenías.</p>
          {moveAsked.note !== '' && <p className="wrap-anywhere whitespace-pre-line">“{moveAsked.note}”</p>}
        </Note>
      )}
      {declined && (
        <Note>
          <p className="font-strong">Le pediste otros horarios a {companyName}</p>
          <p className="wrap-anywhere whitespace-pre-line">“{declined.text}”</p>
          {declined.wishes.length > 0 && (
            <p>Podrías: {declined.wishes.map((at) => limaShort(new Date(at))).join('; ')} (hora de Lima)</p>
          )}
          <p>Te avisaremos cuando proponga otros.</p>
        </Note>
      )}
      {canChange && slots.length > 0 && (
        <PressForm
          title="No se guardó"
          problem={refused ? (refused.errors['slotId'] ?? refused.message) : null}
        >
          <Times slots={slots} title={isChosen ? 'Mover a otra hora' : 'Elige una hora'} />
          <Button type="submit" block>
            {isChosen ? 'Mover la entrevista' : 'Elegir esta hora'}
          </Button>
        </PressForm>
      )}
      {canChange && slots.length === 0 && (
        <Note>Ya no queda ninguna hora libre. Pide otros horarios y la empresa te enviará más.</Note>
      )}
      {canChange && (
        <p className="text-sm">
          ¿Ninguna hora te sirve?{' '}
          <Link to={otherHoursHref(token)} className="link">
            Pedir otros horarios
          </Link>{' '}
          o{' '}
          <Link to={cancelInterviewHref(token)} className="link">
            cancelar la entrevista
          </Link>
        </p>
      )}
    </InterviewSheet>
  )
}

const cancelledWords = {
  company: 'La empresa la canceló',
  professional: 'La cancelaste tú',
  system: 'Se canceló',
}
const endedWords: Record<InterviewEnding, string> = {
  withdrawn: 'Retiraste tu postulación',
  rejected: 'La empresa terminó tu proceso',
  job_closed: 'La empresa cerró el empleo',
  suspended: 'La empresa ya no puede atenderla',
}

/** What an interview is about, with its state; what can be done with it below. */
export function InterviewSheet({ interview, children }: { interview: Linked; children: ReactNode }) {
  const { companyName, companyLogo, jobTitle, title, kind, place, minutes, note, status } = interview
  const { reason, cancelledBy, ending } = interview
  return (
    <div className="wrap py-6 sm:py-10">
      <div className="mx-auto max-w-2xl overflow-clip rounded-md border border-line bg-surface">
        <header className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line p-4 sm:px-6">
          <CompanyLogo name={companyName} src={companyLogo} size={48} />
          <div className="min-w-0 grow basis-40">
            <h1 className="text-h3 wrap-anywhere">{title}</h1>
            <p className="text-sm text-ink-2 wrap-anywhere">
              {companyName} · {jobTitle}
            </p>
          </div>
          <Badge tone={interviewTones[status]}>{interviewStatusLabels[status]}</Badge>
        </header>
        <div className="grid gap-5 p-4 sm:p-6">
          <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
            <dt className="text-ink-2">Cómo</dt>
            <dd>
              {interviewKindLabels[kind]}, {durationInWords(minutes)}
            </dd>
            {place !== '' && (
              <>
                <dt className="text-ink-2">{placeLabels[kind]}</dt>
                <dd className="wrap-anywhere">
                  {kind === 'video' ? (
                    <a href={place} className="link" rel="noreferrer">
                      {place}
                    </a>
                  ) : (
                    place
                  )}
                </dd>
              </>
            )}
          </dl>
          {note !== '' && <p className="max-w-measure wrap-anywhere whitespace-pre-line">{note}</p>}
          {cancelledBy && (
            <Note>
              {ending ? endedWords[ending] : cancelledWords[cancelledBy]}
              {reason && `: “${reason}”`}
            </Note>
          )}
          {children}
        </div>
      </div>
    </div>
  )
}

/** The times by day, in Lima and, where it differs, in the zone of the browser. */
function Times({ slots, title }: { slots: Linked['slots']; title: string }) {
  const zone = useVisitorZone()
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-h4 font-strong">{title}</legend>
      {[...Map.groupBy(slots, ({ startsAt }) => limaDay(new Date(startsAt)))].map(([day, ofDay]) => (
        <div key={day} role="group" aria-label={dayInWords(day)} className="grid gap-2">
          <p aria-hidden="true" className="text-sm font-strong">
            {dayInWords(day)}
          </p>
          {ofDay.map(({ id, startsAt, endsAt, isChosen }) => {
            const there = visitorTime(new Date(startsAt), zone)
            return (
              <label
                key={id}
                className="flex items-center gap-3 rounded-md border border-line-strong bg-surface p-4 hover:border-ink-2 has-checked:border-ink has-checked:inset-ring has-checked:inset-ring-ink"
              >
                <input
                  type="radio"
                  name="slotId"
                  value={id}
                  required
                  defaultChecked={isChosen}
                  className="tick tick-radio"
                />
                <span className="min-w-0 grow tabular-nums">
                  {limaClock(new Date(startsAt))} - {limaClock(new Date(endsAt))}
                  {there && (
                    <span className="block text-sm text-ink-2">
                      {there.time} en {there.place}
                    </span>
                  )}
                </span>
                {isChosen && <span className="text-sm text-ink-2">Tu hora</span>}
              </label>
            )
          })}
        </div>
      ))}
      <FieldMessage id="zone-of-times" hint="Las horas son de Lima." />
    </fieldset>
  )
}
