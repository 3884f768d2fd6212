import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { WordingNote } from './wording-note.tsx'
import type { JobFieldsProps } from './job-title-fields.tsx'

/** The long texts. Discriminating words are marked below them during writing. */
export function JobTextFields({ kind, form }: JobFieldsProps) {
  const { register, control, formState } = form
  const { errors } = formState
  const premium = kind === 'premium'
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <Field
          label="Descripción del puesto"
          error={errors.description?.message}
          required
          hint={`Qué hará y con quién. Al menos ${premium ? 50 : 10} caracteres.`}
        >
          <Textarea {...register('description')} rows={7} />
        </Field>
        <WordingNote control={control} name="description" />
      </div>
      <div className="grid gap-2">
        <Field
          label="Requisitos"
          error={errors.requirements?.message}
          required={!premium}
          optional={premium}
          hint="Solo lo que el trabajo necesita de verdad."
        >
          <Textarea {...register('requirements')} />
        </Field>
        <WordingNote control={control} name="requirements" />
      </div>
      <div className="grid gap-2">
        <Field label="Beneficios" error={errors.benefits?.message} optional>
          <Textarea {...register('benefits')} rows={3} />
        </Field>
        <WordingNote control={control} name="benefits" />
      </div>
    </div>
  )
}
