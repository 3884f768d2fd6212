import { workModeLabel } from '#contracts/vocabulary.ts'
import type { ReactNode } from 'react'
import type { JobSummary } from '#contracts/jobs/jobs.contract.ts'
import { postingAge } from '#domain/time/relative-time.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { SpriteIcon, type SpriteIconName } from '#web/ui/look/sprite-icon.tsx'

type JobMetaLineProps = {
  job: Pick<JobSummary, 'location' | 'mode' | 'createdAt'>
  /** When the list was made, in ISO 8601: ages are relative to it, the same on server and browser. */
  now: string
}

/** Place, mode and age of a job in one line. */
export function JobMetaLine({ job, now }: JobMetaLineProps) {
  return (
    <ul className="facts">
      {/* 'Remoto' as a place would repeat the mode. */}
      {foldText(job.location) !== 'remoto' && (
        <Fact label="Ubicación" icon="place">
          {job.location}
        </Fact>
      )}
      <Fact label="Modalidad" icon={job.mode}>
        {workModeLabel(job.mode)}
      </Fact>
      <Fact label="Publicado" icon="age">
        <time dateTime={job.createdAt}>{postingAge(new Date(job.createdAt), new Date(now))}</time>
      </Fact>
    </ul>
  )
}

function Fact({ label, icon, children }: { label: string; icon: SpriteIconName; children: ReactNode }) {
  return (
    <li>
      <SpriteIcon name={icon} />
      <span className="sr-only">{`${label}: `}</span>
      {children}
    </li>
  )
}
