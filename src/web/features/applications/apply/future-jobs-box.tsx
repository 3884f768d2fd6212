import type { ComponentProps } from 'react'
import { Checkbox } from '#web/ui/form/checkbox.tsx'

/** Yes to be found by the company for its other jobs. It is never ticked beforehand. Nobody can say yes to a company that hides its name (null). */
export function FutureJobsBox({
  company,
  field,
}: {
  company: string | null
  field: Omit<ComponentProps<typeof Checkbox>, 'label'>
}) {
  if (company === null) return null
  return (
    <Checkbox
      {...field}
      label={`Guarda mi postulación para otros empleos de ${company}`}
      hint="Podrá encontrarte e invitarte. Lo cambias cuando quieras en tu cuenta."
    />
  )
}
