import type { ReactNode } from 'react'
import type { JobSummary } from '#contracts/jobs.contract.ts'
import { postingAge } from '#domain/jobs/posting-age.ts'
import { workModeLabel } from '#domain/jobs/work-mode.ts'
import { foldText } from '#domain/text.ts'
import { SpriteIcon } from '../../ui/sprite-icon.tsx'

type JobMetaLineProps = {
  job: Pick<JobSummary, 'location' | 'mode' | 'createdAt'>
  /** When the list was made, in ISO 8601: ages are counted from there, the same on both sides. */
  now: string
}

/** Where, how and since when: the line of small facts of a job. */
export function JobMetaLine({ job, now }: JobMetaLineProps) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm leading-6 text-ink-2">
      {/* 'Remoto' as a place would say twice what the mode says. */}
      {foldText(job.location) !== 'remoto' && (
        <Fact label="Ubicación" icon={<SpriteIcon name="place" />}>
          {job.location}
        </Fact>
      )}
      <Fact label="Modalidad" icon={<SpriteIcon name={job.mode} />}>
        {workModeLabel(job.mode)}
      </Fact>
      <Fact label="Publicado" icon={<SpriteIcon name="age" />}>
        <time dateTime={job.createdAt}>{postingAge(new Date(job.createdAt), new Date(now))}</time>
      </Fact>
    </ul>
  )
}

function Fact({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li className="inline-flex min-w-0 items-baseline gap-1.5">
      <span className="self-center text-[0.8rem] text-ink-3">{icon}</span>
      <span className="sr-only">{label}: </span>
      <span className="min-w-0">{children}</span>
    </li>
  )
}
