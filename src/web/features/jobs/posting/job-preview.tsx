import { excerptLength } from '#contracts/text-lengths.ts'
import { type Control, useWatch } from 'react-hook-form'
import { confidentialName } from '#domain/jobs/confidential.ts'
import { parseSalary } from '#domain/jobs/pay/salary.ts'
import { parseWorkMode } from '#domain/jobs/work-mode.ts'
import { truncate } from '#domain/text/truncate.ts'
import { toLine } from '#domain/text/text-blocks.ts'
import { CompanyLogo } from '#web/ui/look/avatar.tsx'
import { PremiumBadge } from '#web/ui/look/badge.tsx'
import { Chip } from '#web/ui/list/chip.tsx'
import { useNow } from '#web/lib/use-now.ts'
import type { OwnCompany } from '#web/features/companies/panel/company-panel.ts'
import { JobMetaLine } from '#web/features/jobs/list/job-meta-line.tsx'
import { JobPay } from '#web/features/jobs/list/job-pay.tsx'
import { type JobFormValues, type JobKind, skillsIn } from './job-form-values.ts'
import type { JobBody } from './use-job-form.ts'

type JobPreviewProps = {
  control: Control<JobFormValues, unknown, JobBody>
  kind: JobKind
  company: Pick<OwnCompany, 'name' | 'logo' | 'industry'>
}

/** A preview of the row in the list, during writing. */
export function JobPreview({ control, kind, company }: JobPreviewProps) {
  const job = useWatch({ control }) as JobFormValues
  const now = useNow()
  const by = job.isConfidential ? { name: confidentialName, logo: null, industry: '' } : company
  const mode = parseWorkMode(kind === 'premium' ? job.mode : job.workType)
  const chips = kind === 'premium' ? skillsIn(job.skills).slice(0, 3) : [job.category].filter(Boolean)
  return (
    <section aria-label="Así se verá en la lista" className="rounded-md border border-line bg-surface p-5">
      <div className="flex gap-4">
        <CompanyLogo name={by.name} src={by.logo} size={48} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-display text-h4 font-head wrap-anywhere">
            {job.title.trim() || <span className="text-ink-3">Título del empleo</span>}
            {kind === 'premium' && <PremiumBadge />}
          </p>
          <p className="text-sm text-ink-2 wrap-anywhere">
            {[by.name, by.industry].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      <p className="mt-3 text-sm text-ink-2 wrap-anywhere">
        {truncate(toLine(job.description), excerptLength) || (
          <span className="text-ink-3">Los primeros {excerptLength} caracteres de tu descripción.</span>
        )}
      </p>
      <div className="mt-3">
        <JobPay job={{ salaryParsed: parseSalary(job.salaryRange) }} />
      </div>
      <div className="mt-2">
        <JobMetaLine
          job={{
            location: job.location.trim() || 'Ubicación',
            mode: mode ?? 'onsite',
            createdAt: now.toISOString(),
          }}
          now={now.toISOString()}
        />
      </div>
      {chips.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-1.5">
          {chips.map((chip) => (
            <Chip key={chip}>{chip}</Chip>
          ))}
        </p>
      )}
    </section>
  )
}
