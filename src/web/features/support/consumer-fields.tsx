import { documentTypes } from '#contracts/support/support-vocabulary.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { EmailField } from '#web/features/accounts/entry/email-field.tsx'
import type { ComplaintValues } from './complaint-values.ts'
import type { SupportForm } from './use-support-form.ts'

const documents = Object.entries(documentTypes).map(([value, label]) => ({ value, label }))

/** Part 1 of the sheet: the consumer. */
export function ConsumerFields({ form }: SupportForm<ComplaintValues>) {
  const { documentType, isMinor } = form.values
  const isFigures = documentType !== 'passport'
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label="Nombres y apellidos"
        error={form.errorOf('consumerName')}
        required
        className="sm:col-span-2"
      >
        <TextInput {...form.text('consumerName')} autoComplete="name" autoCapitalize="words" />
      </Field>
      <Field label="Documento" error={form.errorOf('documentType')} required>
        <Select {...form.text('documentType')} options={documents} />
      </Field>
      <Field label="Número de documento" error={form.errorOf('documentNumber')} required>
        <TextInput
          {...form.text('documentNumber')}
          autoComplete="off"
          inputMode={isFigures ? 'numeric' : 'text'}
          spellCheck={false}
        />
      </Field>
      <Field label="Domicilio" error={form.errorOf('address')} required className="sm:col-span-2">
        <TextInput {...form.text('address')} autoComplete="street-address" />
      </Field>
      <Field label="Teléfono" error={form.errorOf('phone')} required>
        <TextInput {...form.text('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </Field>
      <EmailField field={form.text('email')} error={form.errorOf('email')} />
      <div className="grid gap-4 sm:col-span-2">
        <Checkbox {...form.box('isMinor')} label="Quien reclama es menor de edad" />
        {/* Without scripts it is always visible, because no script can show it. */}
        <div className={isMinor ? '' : 'hidden noscript:block'}>
          <Field label="Padre, madre o apoderado" error={form.errorOf('guardianName')} required>
            <TextInput {...form.text('guardianName')} autoComplete="off" autoCapitalize="words" />
          </Field>
        </div>
      </div>
    </div>
  )
}
