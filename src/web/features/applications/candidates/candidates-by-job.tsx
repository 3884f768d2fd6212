import { Link } from 'react-router'
import type { applicationsContract } from '#contracts/applications/applications.contract.ts'
import type { ReplyOf } from '#contracts/endpoint.ts'
import { candidatesHref } from '#domain/jobs/job.address.ts'
import { Badge } from '#web/ui/look/badge.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { Stat } from '#web/ui/list/stat.tsx'
import { Shortlist } from './shortlist.tsx'
import { TopMatches } from './top-matches.tsx'

/** The jobs with the number of applicants and the best of them; jobs with new candidates first. */
export function CandidatesByJob({ overview }: { overview: ReplyOf<typeof applicationsContract.overview> }) {
  const jobs = overview.jobsWithCandidates.toSorted((a, b) => b.newCount - a.newCount)
  return (
    <>
      <div className="my-5 flex flex-wrap gap-x-10 gap-y-3">
        <Stat label="Empleos" value={overview.totalJobs} />
        <Stat label="Candidatos" value={overview.totalCandidates} />
        <Stat label="Nuevos" value={overview.newCandidates} />
      </div>
      <TopMatches
        matches={overview.topMatches}
        titleOf={(id) => jobs.find(({ jobId }) => jobId === id)?.jobTitle}
      />
      <Card padding="none">
        <ul>
          {jobs.map((job) => (
            <li key={job.jobId} className="relative border-line not-first:border-t hover:bg-sunken/50">
              <div className="flex flex-wrap items-center gap-x-6 gap-y-2 p-5">
                <h2 className="min-w-0 grow basis-60 text-h4 wrap-anywhere">
                  <Link to={candidatesHref(job.jobId)} className="no-underline after:absolute after:inset-0">
                    {job.jobTitle}
                  </Link>
                </h2>
                {!job.isActive && <Badge>Archivado</Badge>}
                {job.newCount > 0 && (
                  <Badge tone="accent">{job.newCount === 1 ? '1 nuevo' : `${job.newCount} nuevos`}</Badge>
                )}
                <span className="w-28 text-sm text-ink-2 tabular-nums">
                  {job.candidateCount === 1 ? '1 candidato' : `${job.candidateCount} candidatos`}
                </span>
                {job.bestMatchScore !== null && (
                  <span className="text-sm text-ink-2">Mejor match {job.bestMatchScore}</span>
                )}
              </div>
              {job.shortlist.length > 0 && <Shortlist jobId={job.jobId} shortlist={job.shortlist} />}
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}
