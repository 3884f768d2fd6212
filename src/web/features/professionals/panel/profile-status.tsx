import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import { Link } from 'react-router'
import { Card } from '#web/ui/look/card.tsx'
import { type ProfileFacts, profileSteps } from './profile-steps.ts'

/** What the profile has and what it lacks, each with a link. */
export function ProfileStatus({ facts }: { facts: ProfileFacts }) {
  return (
    <Card title="Estado de tu perfil">
      <ul className="grid gap-2.5 text-sm">
        {profileSteps(facts).map(({ key, isDone, label, action, to }) => (
          <li key={key} className="flex min-h-6 items-center gap-2.5">
            {isDone ? (
              <CircleCheck className="icon text-ok-ink" />
            ) : (
              <CircleDashed className="icon text-accent-ink" />
            )}
            <span className="min-w-0 grow">
              {label}
              <span className="sr-only">{isDone ? ' (listo)' : ' (falta)'}</span>
            </span>
            {!isDone && <StepLink to={to} label={action} about={label} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function StepLink({ to, label, about }: { to: string; label: string; about: string }) {
  const text = (
    <>
      {label}
      <span className="sr-only">: {about}</span>
    </>
  )
  if (to.startsWith('#'))
    return (
      <a href={to} className="link">
        {text}
      </a>
    )
  return (
    <Link to={to} className="link">
      {text}
    </Link>
  )
}
