import { workModeLabel } from '#contracts/vocabulary.ts'
import { Link } from 'react-router'
import { payLine } from '#domain/jobs/pay/salary-format.ts'
import { parseSalary } from '#domain/jobs/pay/salary.ts'
import { matchBand } from '#domain/matching/score/bands.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { jobHref } from '#domain/jobs/job.address.ts'
import { CompanyLogo } from '#web/ui/look/avatar.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { Dotted } from '#web/ui/list/dotted.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { MatchRing } from '#web/ui/look/match-ring.tsx'
import { SkeletonEntries } from '#web/ui/list/skeleton-entries.tsx'
import { useRecommendations } from './recommendations.resource.ts'

const shown = 2

/** The two best matches for the first screen; renders nothing when there are none, because their own section says why. */
export function BestRecommendations() {
  const { data, isPending } = useRecommendations()
  const jobs = data?.recommendations ?? []
  if (!isPending && jobs.length === 0) return null
  return (
    <Card
      title="Empleos para ti"
      action={
        jobs.length > shown && (
          <LinkButton to="/dashboard/empleos" variant="quiet" size="sm">
            Ver más
          </LinkButton>
        )
      }
    >
      {data?.isApproximate && (
        <p className="mb-3 text-xs text-ink-2">Orden aproximado: estamos preparando el cálculo completo.</p>
      )}
      {isPending ? (
        <SkeletonEntries entries={shown} label="Buscando empleos para ti" />
      ) : (
        <ul>
          {jobs.slice(0, shown).map((job) => (
            <li
              key={job.id}
              className="flex items-center gap-4 border-line py-4 not-first:border-t first:pt-0 last:pb-0"
            >
              <CompanyLogo name={job.company.name} src={job.company.logo} className="max-sm:hidden" />
              <div className="min-w-0 grow">
                <h3 className="text-control leading-6 wrap-anywhere">
                  <Link to={jobHref(job.id)} className="no-underline underline-offset-4 hover:underline">
                    {job.title}
                  </Link>
                </h3>
                <div className="text-sm text-ink-2">
                  <Dotted>
                    {job.company.name}
                    {foldText(job.location) !== 'remoto' && job.location}
                    {workModeLabel(job.mode)}
                  </Dotted>
                </div>
                <p className="text-sm font-strong">{payLine(parseSalary(job.salaryRange))}</p>
              </div>
              <div className="flex flex-none items-center gap-3">
                <span className="text-xs text-ink-2 max-sm:sr-only">{matchBand(job.matchScore)}</span>
                <MatchRing score={job.matchScore} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
