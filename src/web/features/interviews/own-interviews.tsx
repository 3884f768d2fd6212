import CalendarClock from 'lucide-react/icons/calendar-clock'
import { Link } from 'react-router'
import type { OwnInterview } from '#contracts/interviews/interviews.contract.ts'
import { interviewKindLabels, interviewStatusLabels } from '#contracts/interviews/interviews-vocabulary.ts'
import { interviewPageHref } from '#domain/interviews/interviews.address.ts'
import { Badge } from '#web/ui/look/badge.tsx'
import { interviewTones } from './interview-tones.ts'
import { InterviewTime } from './interview-times.tsx'

/** The interviews of an application, for its candidate. */
export function OwnInterviews({ interviews }: { interviews: readonly OwnInterview[] }) {
  if (interviews.length === 0) return null
  return (
    <ul className="mt-4 grid gap-3">
      {interviews.map(({ id, title, kind, status, startsAt, endsAt, token }) => (
        <li key={id} className="flex gap-3 rounded-md bg-sunken p-3">
          <CalendarClock className="icon mt-1 flex-none" />
          <div className="min-w-0 grow">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-strong wrap-anywhere">{title}</span>
              <Badge tone={interviewTones[status]}>{interviewStatusLabels[status]}</Badge>
            </p>
            {startsAt && endsAt && (
              <p className="text-sm">
                <InterviewTime startsAt={startsAt} endsAt={endsAt} />
              </p>
            )}
            <p className="text-sm text-ink-2">
              {interviewKindLabels[kind]} ·{' '}
              <Link to={interviewPageHref(token)} className="link">
                {status === 'proposed' ? 'Elegir hora' : 'Ver la entrevista'}
                <span className="sr-only">: {title}</span>
              </Link>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
