import { type Control, useWatch } from 'react-hook-form'
import { formatSalary, salaryPeriodLabel } from '#domain/jobs/pay/salary-format.ts'
import { parseSalary } from '#domain/jobs/pay/salary.ts'
import type { JobBody } from './use-job-form.ts'
import type { JobFormValues } from './job-form-values.ts'

/** Below the pay: how it was parsed. It blocks nothing; searches find an ad by its parsed pay. */
export function SalaryReading({ control }: { control: Control<JobFormValues, unknown, JobBody> }) {
  const text = useWatch({ control, name: 'salaryRange' })
  const salary = parseSalary(text)
  return (
    <span aria-live="polite">
      {salary
        ? `Leemos: ${formatSalary(salary)} ${salaryPeriodLabel(salary.period)}`
        : text.trim() === ''
          ? 'Por ejemplo: S/ 3,500 – 4,500 al mes'
          : 'No pudimos leer un monto. Los empleos con sueldo claro reciben más postulaciones.'}
    </span>
  )
}
