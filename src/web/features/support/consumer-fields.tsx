import { type UseFormReturn, useWatch } from 'react-hook-form'
import { documentTypes } from '#contracts/vocabulary.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { EmailField } from '../accounts/email-field.tsx'
import type { ComplaintValues } from './complaint-values.ts'

const documents = Object.entries(documentTypes).map(([value, label]) => ({ value, label }))

/** Part 1 of the sheet: who complains. */
export function ConsumerFields({ form }: { form: UseFormReturn<ComplaintValues> }) {
  const { register, control, formState } = form
  const { errors } = formState
  const [documentType, isMinor] = useWatch({ control, name: ['documentType', 'isMinor'] })
  const isFigures = documentType !== 'passport'
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label="Nombres y apellidos"
        error={errors.consumerName?.message}
        required
        className="sm:col-span-2"
      >
        <TextInput {...register('consumerName')} autoComplete="name" autoCapitalize="words" />
      </Field>
      <Field label="Documento" error={errors.documentType?.message} required>
        <Select {...register('documentType')} options={documents} />
      </Field>
      <Field label="Número de documento" error={errors.documentNumber?.message} required>
        <TextInput
          {...register('documentNumber')}
          autoComplete="off"
          inputMode={isFigures ? 'numeric' : 'text'}
          spellCheck={false}
        />
      </Field>
      <Field label="Domicilio" error={errors.address?.message} required className="sm:col-span-2">
        <TextInput {...register('address')} autoComplete="street-address" />
      </Field>
      <Field label="Teléfono" error={errors.phone?.message} required>
        <TextInput {...register('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </Field>
      <EmailField field={register('email')} error={errors.email?.message} />
      <div className="grid gap-4 sm:col-span-2">
        <Checkbox {...register('isMinor')} label="Quien reclama es menor de edad" />
        {isMinor && (
          <Field label="Padre, madre o apoderado" error={errors.guardianName?.message} required>
            <TextInput {...register('guardianName')} autoComplete="off" autoCapitalize="words" />
          </Field>
        )}
      </div>
    </div>
  )
}
