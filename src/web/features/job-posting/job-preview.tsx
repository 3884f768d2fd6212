import MapPin from 'lucide-react/icons/map-pin'
import { type Control, useWatch } from 'react-hook-form'
import { workModeLabel, parseWorkMode } from '#domain/jobs/work-mode.ts'
import { truncate } from '#domain/text.ts'
import { CompanyLogo } from '#web/ui/avatar.tsx'
import { PremiumBadge } from '#web/ui/badge.tsx'
import { Chip } from '#web/ui/chip.tsx'
import type { OwnCompany } from '../company/company-panel.ts'
import { type JobFormValues, type JobKind, skillsIn } from './job-form-values.ts'
import type { JobBody } from './use-job-form.ts'

type JobPreviewProps = {
  control: Control<JobFormValues, unknown, JobBody>
  kind: JobKind
  company: Pick<OwnCompany, 'name' | 'logo' | 'industry'>
}

/** The row of the list as it will be, while it is being written. */
export function JobPreview({ control, kind, company }: JobPreviewProps) {
  const job = useWatch({ control }) as JobFormValues
  const mode = parseWorkMode(kind === 'premium' ? job.mode : job.workType)
  const chips = kind === 'premium' ? skillsIn(job.skills).slice(0, 3) : [job.category].filter(Boolean)
  return (
    <section aria-label="Así se verá en la lista" className="rounded-md border border-line bg-surface p-5">
      <div className="flex gap-4">
        <CompanyLogo name={company.name} src={company.logo} size={48} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-display text-h4 font-head wrap-anywhere">
            {job.title.trim() || <span className="text-ink-3">Título del empleo</span>}
            {kind === 'premium' && <PremiumBadge />}
          </p>
          <p className="text-sm text-ink-2 wrap-anywhere">
            {company.name} · {company.industry}
          </p>
        </div>
      </div>
      <p className="mt-3 text-sm text-ink-2 wrap-anywhere">
        {truncate(job.description) || (
          <span className="text-ink-3">Los primeros 150 caracteres de tu descripción.</span>
        )}
      </p>
      <p className="fig mt-3 text-[1.0625rem] wrap-anywhere">
        {job.salaryRange.trim() || <span className="text-ink-3">No especificado</span>}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-2">
        <span className="inline-flex items-center gap-1.5">
          <MapPin className="icon" />
          {job.location.trim() || 'Ubicación'}
        </span>
        {mode && <span>{workModeLabel(mode)}</span>}
        <span>Hoy</span>
      </p>
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
