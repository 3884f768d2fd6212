import { lazy, Suspense } from 'react'
import { useResource } from '#web/lib/resource.ts'
import { Skeleton } from '#web/ui/state/skeleton.tsx'
import { useSession } from '#web/features/accounts/session/session.resource.ts'
import { ownMatchOf } from './own-match.resource.ts'

// Loaded on demand: visitors never need it.
const OwnMatchCard = lazy(async () => ({ default: (await import('./own-match-card.tsx')).OwnMatchCard }))

type OwnMatchProps = { job: { id: number; title: string } }

/** On a job's public page: its match with the signed-in professional. Renders nothing for others. */
export function OwnMatch({ job }: OwnMatchProps) {
  const session = useSession()
  const isProfessional = session.status === 'user' && session.user.userType === 'professional'
  const reply = useResource(ownMatchOf(job.id), isProfessional)
  if (!isProfessional || reply === null) return null
  const waiting = (
    <div role="status" className="rounded-md border border-line bg-surface p-5 print:hidden">
      <span className="sr-only">Calculando tu compatibilidad</span>
      <Skeleton className="h-24" />
    </div>
  )
  if (!reply) return waiting
  return (
    <Suspense fallback={waiting}>
      <OwnMatchCard job={job} reply={reply} />
    </Suspense>
  )
}
