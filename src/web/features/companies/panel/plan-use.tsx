import { ProgressBar } from '#web/ui/state/progress-bar.tsx'
import type { OwnCompany } from './company-panel.ts'

/** How many of the plan's jobs are in use, with a bar when there is a limit. */
export function PlanUse({ company }: { company: OwnCompany }) {
  const { jobsUsed, jobsLimit, jobCredits } = company
  return (
    <div>
      <p className="text-sm text-ink-2">Empleos usados de tu plan</p>
      <p className="fig text-[1.5rem] leading-tight">
        {jobsUsed}
        <span className="text-ink-2"> de {jobsLimit ?? 'ilimitados'}</span>
      </p>
      {jobsLimit !== null && (
        <div className="mt-3">
          <ProgressBar
            label={`${jobsUsed} de ${jobsLimit} empleos usados`}
            value={Math.min(jobsUsed, jobsLimit)}
            max={Math.max(1, jobsLimit)}
          />
        </div>
      )}
      {jobCredits > 0 && (
        <p className="mt-2 text-sm text-ink-2">
          Además, {jobCredits === 1 ? '1 empleo premium pagado' : `${jobCredits} empleos premium pagados`} sin
          usar
        </p>
      )}
    </div>
  )
}
