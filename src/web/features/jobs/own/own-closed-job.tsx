import { type ReactNode, useEffect, useState } from 'react'
import { jobsContract, type OwnJob } from '#contracts/jobs/jobs.contract.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { JobHead } from '#web/features/jobs/detail/job-head.tsx'
import { JobText } from '#web/features/jobs/detail/job-text.tsx'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { Note } from '#web/ui/state/note.tsx'
import { OwnJobActions } from './own-job-links.tsx'

/** Why nobody else sees it. */
function reasonOf({ takedown, isOpen, hold, opensAt }: OwnJob): string {
  if (takedown) return 'Qhatu retiró este aviso'
  if (isOpen && hold) return 'Este aviso está en espera'
  if (opensAt) return `Este aviso se publica el ${formatDateTime(new Date(opensAt))}`
  return 'Este aviso está cerrado'
}

/** The page of an own ad that is not listed, for its company; `otherwise` for anybody else. */
export default function OwnClosedJob({ id, otherwise }: { id: number; otherwise: ReactNode }) {
  const [job, setJob] = useState<OwnJob | null>(null)
  useEffect(() => {
    let isGone = false
    api
      .call(endpointRef(jobsContract.own), { params: { id } })
      .then((own) => !isGone && setJob(own))
      .catch(() => {})
    return () => {
      isGone = true
    }
  }, [id])
  if (!job) return otherwise
  return (
    <div className="wrap grid gap-8 py-8">
      <Note tone="warn">
        <p className="font-strong">{reasonOf(job)}</p>
        <p>Solo tu equipo ve esta página. Quien abra el enlace leerá que el empleo ya no está disponible.</p>
      </Note>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-x-14">
        <JobHead job={{ ...job, answers: null }} />
        <OwnJobActions jobId={job.id} block />
        <div id="empresa" className="grid min-w-0 content-start gap-10">
          <JobText title="Descripción" text={job.description} />
          <JobText title="Requisitos" text={job.requirements} />
          <JobText title="Beneficios" text={job.benefits} />
        </div>
      </div>
    </div>
  )
}
