import { lazy, Suspense } from 'react'
import type { ReplyOf } from '#contracts/endpoint.ts'
import { matchingContract } from '#contracts/matching/matching.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { createResource, type Resource, useResource } from '#web/lib/resource.ts'
import { Skeleton } from '#web/ui/state/skeleton.tsx'
import { useSession } from '#web/features/accounts/session/use-session.ts'

export type OwnMatchReply = ReplyOf<typeof matchingContract.ownMatch>

// Loaded on demand: visitors never need it.
const OwnMatchCard = lazy(async () => ({ default: (await import('./own-match-card.tsx')).OwnMatchCard }))

const byJob = new Map<number, Resource<OwnMatchReply | null>>()

/** A job's match with the signed-in professional; null if the request failed. */
function resourceOf(jobId: number): Resource<OwnMatchReply | null> {
  let resource = byJob.get(jobId)
  if (resource === undefined) {
    resource = createResource(() =>
      api
        .call(endpointRef(matchingContract.ownMatch), {
          params: { id: jobId },
        })
        .catch(() => null),
    )
    byJob.set(jobId, resource)
  }
  return resource
}

type OwnMatchProps = { job: { id: number; title: string } }

/** On a job's public page: its match with the signed-in professional. Renders nothing for others. */
export function OwnMatch({ job }: OwnMatchProps) {
  const session = useSession()
  const isProfessional = session.status === 'user' && session.user.userType === 'professional'
  const reply = useResource(resourceOf(job.id), isProfessional)
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
