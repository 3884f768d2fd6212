import type { CandidateApplication } from '#contracts/applications/applications.contract.ts'
import { useSession } from '#web/features/accounts/session/session.resource.ts'
import { ApplicationThread } from '#web/features/conversations/application-thread.tsx'
import { useNow } from '#web/lib/use-now.ts'

/** The messages with a candidate, in the panel of the candidate. */
export function CandidateThread({ candidate }: { candidate: CandidateApplication }) {
  const session = useSession()
  const now = useNow(30_000)
  if (session.status !== 'user') return null
  const { id, jobId, professional } = candidate
  return (
    <div className="-mx-4 h-[min(34rem,calc(100dvh-12rem))] border-t border-line lg:-mx-5">
      <ApplicationThread
        key={id}
        applicationId={id}
        jobId={jobId}
        name={`${professional.firstName} ${professional.lastName}`.trim()}
        firstName={professional.firstName}
        viewer={{ userId: session.user.id, userType: 'company' }}
        now={now}
      />
    </div>
  )
}
