import type { z } from 'zod'
import {
  exchangeRateBody,
  exchangeRatesContract,
  longestRateSource,
} from '#contracts/admin/exchange-rates.contract.ts'
import { limaDay } from '#domain/time/dates.ts'
import { useAccountForm } from '#web/features/accounts/settings/use-account-form.ts'
import { api } from '#web/lib/api-client.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'

/** The form of the rate of a day. */
export function TypeRate({ onClose }: { onClose: () => void }) {
  const { refresh } = useRefresh()
  const today = limaDay(useNow())
  const nothing: z.input<typeof exchangeRateBody> = { day: today, rate: '', source: 'SUNAT' }
  const { form, ...rest } = useAccountForm(exchangeRateBody, nothing, async (body) => {
    await api.call(exchangeRatesContract.typeExchangeRate, { body })
    showToast({
      title: 'Tipo de cambio guardado',
      description: 'Lo llevan los recibos que se emitan desde ahora.',
    })
    onClose()
    await refresh()
  })
  const { errors } = form.formState
  return (
    <FormDialog
      title="Escribir tipo de cambio"
      description="Reemplaza al de ese día, si hay uno. Los recibos ya emitidos conservan el suyo."
      submit="Guardar"
      busyLabel="Guardando..."
      isSubmitting={rest.isSubmitting}
      onSubmit={rest.onSubmit}
      onClose={onClose}
      sentences={rest.sentences}
      problem={rest.problem}
    >
      <Field label="Día" error={errors.day?.message} required>
        <TextInput type="date" max={today} {...form.register('day')} />
      </Field>
      <Field label="Soles por un dólar (venta)" error={errors.rate?.message} required>
        <TextInput inputMode="decimal" autoComplete="off" {...form.register('rate')} />
      </Field>
      <Field
        label="De dónde lo tomaste"
        error={errors.source?.message}
        hint="Se lee en los recibos: por ejemplo, SUNAT o SBS."
        required
      >
        <TextInput maxLength={longestRateSource} {...form.register('source')} />
      </Field>
    </FormDialog>
  )
}
