import { Link } from 'react-router'
import type { CandidateApplication } from '#contracts/applications/applications.contract.ts'
import { matchBand } from '#domain/matching/score/bands.ts'
import { candidateHref } from '#domain/jobs/job.address.ts'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { MatchRing } from '#web/ui/look/match-ring.tsx'
import { AutomaticNotice } from '#web/features/matching/match-why.tsx'
import { fullName } from './candidate.words.ts'

const reasonsShown = 3

/** The best matches over all jobs of the company. */
export function TopMatches({
  matches,
  titleOf,
}: {
  matches: readonly CandidateApplication[]
  titleOf: (jobId: number) => string | undefined
}) {
  if (matches.length === 0) return null
  return (
    <Card title="Los mejores matches" className="mb-5">
      <ol className="grid gap-4">
        {matches.map((candidate) => (
          <li key={candidate.id} className="flex items-start gap-3">
            <Avatar name={fullName(candidate)} src={candidate.professional.avatar} size={40} />
            <div className="min-w-0 grow">
              <Link
                to={candidateHref(candidate.jobId, candidate.id)}
                className="font-strong wrap-anywhere no-underline underline-offset-4 hover:underline"
              >
                {fullName(candidate)}
              </Link>
              <p className="text-sm text-ink-2 wrap-anywhere">
                {[candidate.professional.title, titleOf(candidate.jobId)].filter(Boolean).join(' → ')}
              </p>
              <p className="text-xs text-ink-2">
                {candidate.matchReasons.slice(0, reasonsShown).join(' · ')}
              </p>
            </div>
            <div className="flex flex-none items-center gap-3">
              <span className="text-xs whitespace-nowrap text-ink-2 max-md:sr-only">
                {candidate.compatibilityScore !== null && matchBand(candidate.compatibilityScore)}
              </span>
              <MatchRing score={candidate.compatibilityScore} size={40} />
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-4">
        <AutomaticNotice voice="company" />
      </div>
    </Card>
  )
}
