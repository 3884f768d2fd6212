import type { UseFormReturn } from 'react-hook-form'
import { longestReference } from '#contracts/jobs/publishing-figures.ts'
import { jobCategories } from '#contracts/vocabulary.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { WordingNote } from './wording-note.tsx'
import type { JobFormValues, JobKind } from './job-form-values.ts'
import { SkillsField } from './skills-field.tsx'
import type { JobBody } from './use-job-form.ts'

export type JobFieldsProps = { kind: JobKind; form: UseFormReturn<JobFormValues, unknown, JobBody> }

const categories = jobCategories.map((name) => ({ value: name, label: name }))

/** What the job is: title, category, and for a premium one its department and skills. */
export function JobTitleFields({ kind, form }: JobFieldsProps) {
  const { register, control, formState } = form
  const { errors } = formState
  const premium = kind === 'premium'
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="grid gap-2 sm:col-span-2">
        <Field
          label="Título del empleo"
          error={errors.title?.message}
          required
          hint="Como lo buscaría la persona: “Analista de datos”."
        >
          <TextInput {...register('title')} autoComplete="organization-title" />
        </Field>
        <WordingNote control={control} name="title" />
      </div>
      <Field label="Categoría" error={errors.category?.message} required={!premium} optional={premium}>
        <Select {...register('category')} options={categories} emptyLabel="Elige una categoría" />
      </Field>
      <Field
        label="Vacantes"
        error={errors.openings?.message}
        optional
        hint="Cuántas personas buscas. Vacío: una."
      >
        <TextInput {...register('openings')} inputMode="numeric" autoComplete="off" />
      </Field>
      <Field
        label="Referencia interna"
        error={errors.reference?.message}
        optional
        hint="El código con que tu empresa lo conoce. Nadie más lo ve."
      >
        <TextInput {...register('reference')} autoComplete="off" maxLength={longestReference} />
      </Field>
      {premium && (
        <>
          <Field
            label="Departamento"
            error={errors.department?.message}
            optional
            hint="Dentro de tu empresa."
          >
            <TextInput {...register('department')} autoComplete="off" />
          </Field>
          <SkillsField form={form} />
        </>
      )}
    </div>
  )
}
