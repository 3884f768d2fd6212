import { inFigures } from '#web/features/jobs/list/job.words.ts'

export type LiveFigures = { activeJobs: number; professionals: number; companies: number }

/** The current figures of the market: counted, not claimed. */
export function Live({ figures }: { figures: LiveFigures }) {
  const items = [
    { label: 'empleos activos hoy', value: figures.activeJobs },
    { label: 'profesionales', value: figures.professionals },
    { label: 'empresas', value: figures.companies },
  ]
  return (
    <dl className="mt-8 flex flex-wrap gap-x-6 gap-y-2">
      {items.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-xs text-ink-2">{label}</dt>
          <dd className="fig text-[1.5rem] leading-tight">{inFigures(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
