import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import Send from 'lucide-react/icons/send'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { availabilityLabels } from '#contracts/professionals/availability-vocabulary.ts'
import type { TalentPerson } from '#contracts/talent/talent.contract.ts'
import { matchBand } from '#domain/matching/score/bands.ts'
import { MatchWhy } from '#web/features/matching/match-why.tsx'
import { profileHref } from '#web/features/professionals/page/profile.address.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { Badge } from '#web/ui/look/badge.tsx'
import { MatchRing } from '#web/ui/look/match-ring.tsx'

const reasonsShown = 3
const skillsShown = 6

export type TalentRowProps = {
  person: TalentPerson
  /** Whose application is opened: that of the compared job. */
  jobId: number | null
  canAct: boolean
  isInviting: boolean
  onInvite: (person: TalentPerson) => void
  /** Whether the person is chosen for an act on several; omitted: nobody can be. */
  choice?: { isChosen: boolean; onChange: (isChosen: boolean) => void } | undefined
  /** What the team wrote about the person. */
  note?: string
  children?: ReactNode
}

/** A person of the search: facts on one line, why they fit, and what can be done. */
export function TalentRow({
  person,
  jobId,
  canAct,
  isInviting,
  onInvite,
  choice,
  note,
  children,
}: TalentRowProps) {
  const { id, name, match } = person
  const facts = [
    person.location,
    person.years === null ? null : person.years === 1 ? '1 año' : `${person.years} años`,
    person.availability && availabilityLabels[person.availability].toLowerCase(),
  ].filter((fact) => fact !== null)
  return (
    <article className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4 md:flex-nowrap">
      {choice && (
        <label className="grid size-10 flex-none cursor-pointer place-items-center -ml-2">
          <span className="sr-only">Elegir a {name}</span>
          <input
            type="checkbox"
            className="tick"
            data-choose={id}
            checked={choice.isChosen}
            onChange={({ target }) => choice.onChange(target.checked)}
          />
        </label>
      )}
      <Avatar name={name} src={person.avatar} size={40} />
      <div className="min-w-0 grow basis-44">
        <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-text text-md leading-6 tracking-normal wrap-anywhere">
          <Link
            to={profileHref(id)}
            data-person={id}
            className="font-strong no-underline underline-offset-4 hover:underline"
          >
            {name}
          </Link>
          {person.isVerified && <Badge tone="ok">Verificado</Badge>}
          {!person.isPublic && <Badge tone="neutral">Postuló antes</Badge>}
        </h2>
        {person.title && <p className="text-sm text-ink-2 wrap-anywhere">{person.title}</p>}
        <p className="text-sm text-ink-2">{facts.join(' · ')}</p>
        {note && <p className="mt-1 border-l-2 border-line-strong pl-2 text-sm wrap-anywhere">{note}</p>}
        {match ? (
          <ul className="mt-2 grid gap-1 text-sm">
            {person.reasons.slice(0, reasonsShown).map((reason) => (
              <li key={reason} className="flex gap-2">
                <Check className="icon mt-1 flex-none text-ok-ink" />
                <span>{reason}</span>
              </li>
            ))}
            {person.gaps.slice(0, 1).map((gap) => (
              <li key={gap} className="flex gap-2 text-ink-2">
                <Minus className="icon mt-1 flex-none" />
                <span>{gap}</span>
              </li>
            ))}
          </ul>
        ) : (
          person.skills.length > 0 && (
            <p className="mt-1 text-sm text-ink-2">{person.skills.slice(0, skillsShown).join(', ')}</p>
          )
        )}
      </div>
      <div className="flex flex-none flex-wrap items-center gap-2 max-md:w-full md:w-60 md:flex-col md:items-start">
        {match && (
          <div className="flex items-center gap-3">
            <MatchRing score={match.score} size={56} />
            {match.score !== null && (
              <div className="text-sm">
                <p className="font-strong">{matchBand(match.score)}</p>
                {match.low < match.high && (
                  <p className="text-ink-2">
                    entre {match.low} y {match.high}
                  </p>
                )}
              </div>
            )}
          </div>
        )}
        <div className="flex flex-wrap items-center gap-1">
          <State person={person} jobId={jobId}>
            {canAct && (
              <Button
                variant="secondary"
                size="sm"
                busy={isInviting}
                data-invite={id}
                aria-label={`Invitar a ${name}`}
                onClick={() => onInvite(person)}
              >
                <Send className="icon" />
                Invitar
              </Button>
            )}
          </State>
          {children}
          {match && <MatchWhy match={match} about={name} voice="company" />}
        </div>
      </div>
    </article>
  )
}

/** An application or an invitation instead of the button. */
function State({
  person,
  jobId,
  children,
}: Pick<TalentRowProps, 'person' | 'jobId'> & { children: ReactNode }) {
  if (jobId !== null && person.applicationId !== null)
    return (
      <Link to={`/company-dashboard/candidatos/${jobId}/${person.applicationId}`} className="link text-sm">
        Ya postuló
      </Link>
    )
  if (jobId !== null && person.invitedAt !== null)
    return (
      <p className="flex items-center gap-1 text-sm text-ink-2">
        <Check className="icon text-ok-ink" />
        Invitación enviada
      </p>
    )
  return children
}
