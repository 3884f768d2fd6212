import { useWatch } from 'react-hook-form'
import { documentTypes } from '#contracts/support-vocabulary.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { EmailField } from '../accounts/email-field.tsx'
import type { ComplaintValues } from './complaint-values.ts'
import type { SupportForm } from './use-support-form.ts'

const documents = Object.entries(documentTypes).map(([value, label]) => ({ value, label }))

type ConsumerFieldsProps = Pick<SupportForm<ComplaintValues>, 'form' | 'input' | 'errorOf'>

/** Part 1 of the sheet: who complains. */
export function ConsumerFields({ form, input, errorOf }: ConsumerFieldsProps) {
  const { register, control } = form
  const [documentType, isMinor] = useWatch({ control, name: ['documentType', 'isMinor'] })
  const isFigures = documentType !== 'passport'
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Nombres y apellidos" error={errorOf('consumerName')} required className="sm:col-span-2">
        <TextInput {...input('consumerName')} autoComplete="name" autoCapitalize="words" />
      </Field>
      <Field label="Documento" error={errorOf('documentType')} required>
        <Select {...input('documentType')} options={documents} />
      </Field>
      <Field label="Número de documento" error={errorOf('documentNumber')} required>
        <TextInput
          {...input('documentNumber')}
          autoComplete="off"
          inputMode={isFigures ? 'numeric' : 'text'}
          spellCheck={false}
        />
      </Field>
      <Field label="Domicilio" error={errorOf('address')} required className="sm:col-span-2">
        <TextInput {...input('address')} autoComplete="street-address" />
      </Field>
      <Field label="Teléfono" error={errorOf('phone')} required>
        <TextInput {...input('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </Field>
      <EmailField field={input('email')} error={errorOf('email')} />
      <div className="grid gap-4 sm:col-span-2">
        <Checkbox {...register('isMinor')} defaultChecked={isMinor} label="Quien reclama es menor de edad" />
        {/* Where no script can bring it in, it always stands there. */}
        <div className={isMinor ? '' : 'hidden noscript:block'}>
          <Field label="Padre, madre o apoderado" error={errorOf('guardianName')} required>
            <TextInput {...input('guardianName')} autoComplete="off" autoCapitalize="words" />
          </Field>
        </div>
      </div>
    </div>
  )
}
