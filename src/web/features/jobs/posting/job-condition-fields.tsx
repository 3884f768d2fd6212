import type { ChangeEvent } from 'react'
import {
  workModeLabel,
  experienceLabel,
  experienceLevels,
  workModes,
  workTypes,
} from '#contracts/vocabulary.ts'
import { parseWorkMode } from '#domain/jobs/work-mode.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import type { JobFieldsProps } from './job-title-fields.tsx'
import { SalaryReading } from './salary-reading.tsx'

const spanishModes = workModes.map((mode) => ({ value: workTypes[mode], label: workModeLabel(mode) }))
const modes = workModes.map((mode) => ({ value: mode, label: workModeLabel(mode) }))
const levels = experienceLevels.map((level) => ({ value: level, label: experienceLabel(level) }))

/** Place, mode and pay: each kind has its own values for the mode, as documented. */
export function JobConditionFields({ kind, form }: JobFieldsProps) {
  const { register, control, formState } = form
  const { errors } = formState
  /** Both kinds' fields change together, so that switching the kind of a draft keeps the choice. */
  const sameMode = (other: 'mode' | 'workType') => (event: ChangeEvent<HTMLSelectElement>) => {
    const mode = parseWorkMode(event.target.value)
    if (mode) form.setValue(other, other === 'mode' ? mode : workTypes[mode])
  }
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label="Ubicación"
        error={errors.location?.message}
        required
        hint="Distrito y ciudad: “San Isidro, Lima”."
      >
        <TextInput {...register('location')} autoComplete="off" />
      </Field>
      <Field
        label="Rango salarial"
        error={errors.salaryRange?.message}
        required
        hint={<SalaryReading control={control} />}
      >
        <TextInput {...register('salaryRange')} autoComplete="off" />
      </Field>
      {kind === 'standard' ? (
        <Field label="Tipo de trabajo" error={errors.workType?.message} required>
          <Select
            {...register('workType', { onChange: sameMode('mode') })}
            options={spanishModes}
            emptyLabel="Elige el tipo de trabajo"
          />
        </Field>
      ) : (
        <Field label="Modalidad" error={errors.mode?.message} required>
          <Select {...register('mode', { onChange: sameMode('workType') })} options={modes} />
        </Field>
      )}
      <Field
        label="Experiencia"
        error={errors.experience?.message}
        optional={kind === 'standard'}
        required={kind === 'premium'}
      >
        <Select
          {...register('experience')}
          options={levels}
          {...(kind === 'standard' ? { emptyLabel: 'Sin especificar' } : {})}
        />
      </Field>
    </div>
  )
}
