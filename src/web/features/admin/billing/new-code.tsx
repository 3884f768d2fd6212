import type { z } from 'zod'
import { codesContract, newCodeBody } from '#contracts/admin/codes.contract.ts'
import { codeKinds } from '#contracts/plans/codes-vocabulary.ts'
import { longestCode } from '#contracts/plans/codes-figures.ts'
import { codeKindNames, codePayerNames, codeProductNames } from '#domain/plans/code.words.ts'
import { useAccountForm } from '#web/features/accounts/settings/use-account-form.ts'
import { api } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'

const nothing: z.input<typeof newCodeBody> = {
  code: '',
  kind: 'percent',
  value: '',
  product: 'all',
  payer: 'all',
  lastDay: '',
  mostUses: '',
  mostPerAccount: 1,
}

const optionsOf = <Value extends string>(names: Record<Value, string>) =>
  (Object.entries(names) as [Value, string][]).map(([value, label]) => ({ value, label }))

/** The form of a new discount code. */
export function NewCode({ onClose }: { onClose: () => void }) {
  const { refresh } = useRefresh()
  const { form, ...rest } = useAccountForm(newCodeBody, nothing, async (body) => {
    await api.call(codesContract.createCode, { body })
    showToast({ title: 'Código creado', description: `${body.code} ya se puede usar.` })
    onClose()
    await refresh()
  })
  const { errors } = form.formState
  const kind = form.watch('kind')
  return (
    <FormDialog
      title="Nuevo código"
      description="No se puede cambiar después, porque los recibos lo nombran. Se puede terminar y crear otro."
      submit="Crear código"
      busyLabel="Creando..."
      isSubmitting={rest.isSubmitting}
      onSubmit={rest.onSubmit}
      onClose={onClose}
      sentences={rest.sentences}
      problem={rest.problem}
    >
      <Field label="Código" error={errors.code?.message} hint="De 4 a 24 letras, números o guiones" required>
        <TextInput autoComplete="off" maxLength={longestCode} {...form.register('code')} />
      </Field>
      <Field label="Qué da" error={errors.kind?.message} required>
        <Select
          options={codeKinds.map((value) => ({ value, label: codeKindNames[value].name }))}
          {...form.register('kind')}
        />
      </Field>
      <Field label={codeKindNames[kind].value} error={errors.value?.message} required>
        <TextInput inputMode="decimal" autoComplete="off" {...form.register('value')} />
      </Field>
      <Field label="Para qué sirve" error={errors.product?.message} required>
        <Select options={optionsOf(codeProductNames)} {...form.register('product')} />
      </Field>
      <Field label="Quién lo usa" error={errors.payer?.message} required>
        <Select options={optionsOf(codePayerNames)} {...form.register('payer')} />
      </Field>
      <Field label="Último día" error={errors.lastDay?.message} optional>
        <TextInput type="date" {...form.register('lastDay')} />
      </Field>
      <Field label="Usos en total" error={errors.mostUses?.message} hint="Vacío: sin límite" optional>
        <TextInput inputMode="numeric" autoComplete="off" {...form.register('mostUses')} />
      </Field>
      <Field label="Usos por cuenta" error={errors.mostPerAccount?.message} required>
        <TextInput inputMode="numeric" autoComplete="off" {...form.register('mostPerAccount')} />
      </Field>
    </FormDialog>
  )
}
