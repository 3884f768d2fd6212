import { Link } from 'react-router'
import { MatchRing } from '#web/ui/look/match-ring.tsx'
import type { applicationsContract } from '#contracts/applications/applications.contract.ts'
import type { ReplyOf } from '#contracts/endpoint.ts'
import { candidateHref } from '#domain/jobs/job.address.ts'

type ShortlistProps = {
  jobId: number
  shortlist: ReplyOf<typeof applicationsContract.overview>['jobsWithCandidates'][number]['shortlist']
}

/** The best candidates of a job, three at most, each with a link. */
export function Shortlist({ jobId, shortlist }: ShortlistProps) {
  return (
    <ol aria-label="Los mejores candidatos" className="flex flex-wrap gap-x-6 gap-y-2 px-5 pb-5">
      {shortlist.map(({ applicationId, name, compatibilityScore }) => (
        <li key={applicationId} className="flex items-center gap-2.5">
          <MatchRing score={compatibilityScore} size={40} />
          <Link to={candidateHref(jobId, applicationId)} className="link relative text-sm wrap-anywhere">
            {name}
          </Link>
        </li>
      ))}
    </ol>
  )
}
