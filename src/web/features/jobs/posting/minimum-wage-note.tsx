import { type Control, useWatch } from 'react-hook-form'
import { isBelowMinimumWage } from '#domain/jobs/pay/minimum-wage.ts'
import { parseSalary } from '#domain/jobs/pay/salary.ts'
import { Note } from '#web/ui/state/note.tsx'
import type { JobFormValues } from './job-form-values.ts'
import type { JobBody } from './use-job-form.ts'

type MinimumWageNoteProps = { control: Control<JobFormValues, unknown, JobBody>; minimum: number }

/** Below the conditions: a warning that full-time pay is less than the legal minimum. It blocks nothing. */
export function MinimumWageNote({ control, minimum }: MinimumWageNoteProps) {
  const [pay, title, description] = useWatch({ control, name: ['salaryRange', 'title', 'description'] })
  const isBelow = isBelowMinimumWage(parseSalary(pay), `${title} ${description}`, minimum)
  return (
    <div aria-live="polite" className="not-empty:mt-4">
      {isBelow && (
        <Note tone="warn">
          El sueldo mínimo por un mes a tiempo completo es S/ {minimum.toLocaleString('en-US')}. Si es medio
          tiempo o prácticas, dilo en el aviso.
        </Note>
      )}
    </div>
  )
}
