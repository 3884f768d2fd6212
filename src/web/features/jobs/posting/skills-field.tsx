import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Chip } from '#web/ui/list/chip.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { type JobFormValues, skillsIn } from './job-form-values.ts'
import type { JobBody } from './use-job-form.ts'

/** The skills as text separated by commas, and as the resulting chips. */
export function SkillsField({ form }: { form: UseFormReturn<JobFormValues, unknown, JobBody> }) {
  const skills = [...new Set(skillsIn(useWatch({ control: form.control, name: 'skills' })))]
  return (
    <div className="grid gap-2 sm:col-span-2">
      <Field
        label="Habilidades requeridas"
        error={form.formState.errors.skills?.message}
        required
        hint="Sepáralas con comas: SQL, Python, Power BI."
      >
        <TextInput {...form.register('skills')} autoComplete="off" />
      </Field>
      {skills.length > 0 && (
        <ul aria-label="Habilidades leídas" className="flex flex-wrap gap-1.5">
          {skills.map((skill) => (
            <li key={skill} className="max-w-full">
              <Chip>{skill}</Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
