import {
  destinationBody,
  payoutDestinationsContract,
} from '#contracts/payouts/payout-destinations.contract.ts'
import { mostHolderLetters } from '#contracts/payouts/payout-figures.ts'
import type { PayoutCurrency } from '#contracts/payouts/payouts-vocabulary.ts'
import { currencyNames } from '#domain/payouts/payout.words.ts'
import { OwnPasswordField } from '#web/features/accounts/settings/own-password-field.tsx'
import { useAccountForm } from '#web/features/accounts/settings/use-account-form.ts'
import { api } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Field } from '#web/ui/form/field.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'

/** Sets where the person is paid in a currency, with the password. */
export function DestinationForm({ currency, onClose }: { currency: PayoutCurrency; onClose: () => void }) {
  const { refresh } = useRefresh()
  const initial = { currency, kind: 'cci' as const, number: '', holder: '', password: '' }
  const { form, ...state } = useAccountForm(destinationBody, initial, async (body) => {
    await api.call(payoutDestinationsContract.set, { body })
    showToast({ title: 'Datos de pago guardados', description: 'Te enviamos un correo con el cambio.' })
    onClose()
    await refresh()
  })
  const { errors } = form.formState
  const isYape = form.watch('kind') === 'yape'
  return (
    <FormDialog
      title={`Dónde cobras en ${currencyNames[currency].toLowerCase()}`}
      description="La cuenta tiene que estar a tu nombre."
      submit="Guardar"
      onClose={onClose}
      {...state}
    >
      {currency === 'PEN' && (
        <RadioGroup
          legend="Cómo quieres cobrar"
          options={[
            { value: 'cci', label: 'Cuenta de banco (CCI)' },
            { value: 'yape', label: 'Yape' },
          ]}
          field={form.register('kind')}
          error={errors.kind?.message}
        />
      )}
      <Field
        label={isYape ? 'Celular de Yape' : 'CCI'}
        hint={isYape ? 'Nueve dígitos que empiezan con 9' : 'Veinte dígitos: lo ves en la app de tu banco'}
        required
        error={errors.number?.message}
      >
        <TextInput {...form.register('number')} inputMode="numeric" autoComplete="off" />
      </Field>
      <Field label="Titular" hint="Como figura en la cuenta" required error={errors.holder?.message}>
        <TextInput {...form.register('holder')} autoComplete="name" maxLength={mostHolderLetters} />
      </Field>
      <OwnPasswordField field={form.register('password')} error={errors.password?.message} />
    </FormDialog>
  )
}
