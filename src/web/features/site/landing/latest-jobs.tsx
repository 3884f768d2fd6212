import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router'
import type { JobSummary } from '#contracts/jobs/jobs.contract.ts'
import { JobList } from '#web/features/jobs/list/job-row.tsx'

/** The newest jobs, as in the list, with a link to the others. */
export function LatestJobs({ jobs, now }: { jobs: readonly JobSummary[]; now: string }) {
  if (jobs.length === 0) return null
  return (
    <section aria-labelledby="titulo-ultimos" className="wrap py-14 lg:py-20">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h2 id="titulo-ultimos">Lo último en la plaza</h2>
        <Link to="/empleos" className="link inline-flex items-center gap-1.5">
          Ver todos los empleos <ArrowRight className="icon text-[0.9rem]" />
        </Link>
      </div>
      <JobList jobs={jobs} now={now} level={3} />
    </section>
  )
}
