import { payoutDestinationsContract, removalBody } from '#contracts/payouts/payout-destinations.contract.ts'
import type { PayoutCurrency } from '#contracts/payouts/payouts-vocabulary.ts'
import { currencyNames } from '#domain/payouts/payout.words.ts'
import { OwnPasswordField } from '#web/features/accounts/settings/own-password-field.tsx'
import { useAccountForm } from '#web/features/accounts/settings/use-account-form.ts'
import { api } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'

/** Removes where the person is paid in a currency, with the password. */
export function RemoveDestination({ currency, onClose }: { currency: PayoutCurrency; onClose: () => void }) {
  const { refresh } = useRefresh()
  const { form, ...state } = useAccountForm(removalBody, { currency, password: '' }, async (body) => {
    await api.call(payoutDestinationsContract.remove, { body })
    showToast({ title: 'Datos de pago quitados', description: 'Te enviamos un correo con el cambio.' })
    onClose()
    await refresh()
  })
  return (
    <FormDialog
      title={`Quitar dónde cobras en ${currencyNames[currency].toLowerCase()}`}
      description="Lo que ganes queda por pagar hasta que escribas otra cuenta."
      submit="Quitar"
      busyLabel="Quitando..."
      tone="danger"
      onClose={onClose}
      {...state}
    >
      <OwnPasswordField field={form.register('password')} error={form.formState.errors.password?.message} />
    </FormDialog>
  )
}
