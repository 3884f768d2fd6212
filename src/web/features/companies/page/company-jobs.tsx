import type { JobSummary } from '#contracts/jobs/jobs.contract.ts'
import { companyHref } from '#domain/companies/company.address.ts'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { inFigures } from '#web/features/jobs/list/job.words.ts'
import { ResultPages } from '#web/features/jobs/list/job-results.tsx'
import { JobList } from '#web/features/jobs/list/job-row.tsx'

type CompanyJobsProps = {
  companyId: number
  found: { jobs: JobSummary[]; total: number; page: number; pages: number }
  now: string
}

/** The open jobs of the company, in pages. */
export function CompanyJobs({ companyId, found, now }: CompanyJobsProps) {
  const { jobs, total, page, pages } = found
  const here = companyHref(companyId)
  return (
    <section aria-labelledby="titulo-empleos">
      <h2 id="titulo-empleos" className="mb-4 text-h3">
        Empleos activos{total > 0 && <span className="text-ink-3"> {inFigures(total)}</span>}
      </h2>
      {jobs.length > 0 ? (
        <JobList jobs={jobs} now={now} level={3} />
      ) : (
        <div className="rounded-md border border-line bg-surface">
          {total > 0 ? (
            <EmptyState
              level={3}
              title="Esta página no tiene empleos"
              action={
                <LinkButton to={here} variant="secondary">
                  Ver la primera página
                </LinkButton>
              }
            >
              Los empleos de esta empresa caben en menos páginas.
            </EmptyState>
          ) : (
            <EmptyState
              level={3}
              title="Sin empleos activos por ahora"
              action={
                <LinkButton to="/empleos" variant="secondary">
                  Ver todos los empleos
                </LinkButton>
              }
            >
              Cuando esta empresa publique uno, aparecerá aquí.
            </EmptyState>
          )}
        </div>
      )}
      <ResultPages
        page={page}
        pages={pages}
        hrefOf={(target) => (target === 1 ? here : `${here}?page=${target}`)}
      />
    </section>
  )
}
