import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import type { OwnProfessional } from '#web/features/professionals/panel/professional-panel.ts'
import { CategoryFields } from './category-fields.tsx'
import { EditableCard } from './editable-card.tsx'
import { ProfileForm } from './profile-form.tsx'
import {
  availabilityInWords,
  availabilityOptions,
  payInWords,
  workBody,
  workOf,
  type WorkValues,
} from './work-form.ts'

const currencies = [
  { value: 'PEN', label: 'Soles (S/)' },
  { value: 'USD', label: 'Dólares (US$)' },
]

/** The person's category and expected pay. */
export function WorkCard({ professional }: { professional: OwnProfessional }) {
  const { category, subcategory, availability, payExpectation } = professional
  return (
    <EditableCard
      id="rubro"
      title="Rubro y sueldo esperado"
      items={[
        { term: 'Categoría', value: category ?? 'Sin categoría' },
        { term: 'Subcategoría', value: subcategory ?? 'Sin subcategoría' },
        { term: 'Puedes empezar', value: availabilityInWords(availability) ?? 'Sin indicar' },
        { term: 'Sueldo esperado', value: payInWords(payExpectation) ?? 'Sin indicar' },
      ]}
      renderForm={(close) => <WorkForm professional={professional} onClose={close} />}
    />
  )
}

function WorkForm({ professional, onClose }: { professional: OwnProfessional; onClose: () => void }) {
  const form = useForm<WorkValues, unknown, z.output<typeof workBody>>({
    resolver: zodResolver(workBody) as never,
    defaultValues: workOf(professional),
  })
  const { register, control } = form
  const { errors } = form.formState
  const { category = '' } = useWatch({ control })
  return (
    <ProfileForm
      professionalId={professional.id}
      form={form}
      label="Rubro y sueldo esperado"
      onSaved={onClose}
      onCancel={onClose}
    >
      <CategoryFields
        category={{ field: register('category'), value: category, error: errors.category?.message }}
        subcategory={{ field: register('subcategory'), error: errors.subcategory?.message }}
      />
      <Field
        label="¿Cuándo podrías empezar?"
        optional
        hint="Lo ven las empresas que te encuentran."
        error={errors.availability?.message}
      >
        <Select {...register('availability')} emptyLabel="Sin indicar" options={availabilityOptions} />
      </Field>
      <fieldset className="grid gap-3">
        <legend className="mb-1 text-sm font-strong">Sueldo esperado al mes</legend>
        <p className="text-xs text-ink-2">
          Sirve para ordenar tus empleos recomendados. Una empresa nunca ve el monto, solo si su sueldo lo
          alcanza.
        </p>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          <Field label="Desde" optional error={errors.payExpectation?.min?.message}>
            <TextInput {...register('payExpectation.min')} inputMode="numeric" autoComplete="off" />
          </Field>
          <Field label="Hasta" optional error={errors.payExpectation?.max?.message}>
            <TextInput {...register('payExpectation.max')} inputMode="numeric" autoComplete="off" />
          </Field>
          <div className="max-sm:col-span-2">
            <Field label="Moneda" error={errors.payExpectation?.currency?.message}>
              <Select {...register('payExpectation.currency')} options={currencies} />
            </Field>
          </div>
        </div>
      </fieldset>
    </ProfileForm>
  )
}
