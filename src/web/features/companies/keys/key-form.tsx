import { companyKeysContract } from '#contracts/companies/keys.contract.ts'
import { longestKeyName } from '#contracts/companies/key-figures.ts'
import { type KeyScope, keyScopes } from '#contracts/companies/keys-vocabulary.ts'
import { scopeNames } from '#domain/companies/key.words.ts'
import { useAccountForm } from '#web/features/accounts/settings/use-account-form.ts'
import { api } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FieldMessage } from '#web/ui/form/field-message.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'

type KeyFormProps = { onClose: () => void; onKey: (token: string) => void }

const noScopes: KeyScope[] = []

/** Name and scopes of a new key. */
export function KeyForm({ onClose, onKey }: KeyFormProps) {
  const { refresh } = useRefresh()
  const { form, ...rest } = useAccountForm(
    companyKeysContract.create.body,
    { name: '', scopes: noScopes },
    async (body) => {
      const { token } = await api.call(companyKeysContract.create, { body })
      onClose()
      onKey(token)
      await refresh()
    },
  )
  const { errors } = form.formState
  return (
    <FormDialog
      title="Crear clave de API"
      description="Da solo los permisos que tu sistema necesita. No se pueden ampliar después."
      submit="Crear clave"
      onClose={onClose}
      wide
      {...rest}
    >
      <Field
        label="Nombre"
        hint="Tu equipo lo verá en el historial: clave “Nuestro ATS”."
        error={errors.name?.message}
        required
      >
        <TextInput
          autoComplete="off"
          placeholder="Nuestro ATS"
          maxLength={longestKeyName}
          {...form.register('name')}
        />
      </Field>
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-sm font-strong">Permisos</legend>
        {keyScopes.map((scope) => (
          <Checkbox
            key={scope}
            value={scope}
            label={
              <>
                {scopeNames[scope]} <code className="text-xs text-ink-2">{scope}</code>
              </>
            }
            {...form.register('scopes')}
          />
        ))}
        <FieldMessage id="key-scopes" error={errors.scopes?.message} />
      </fieldset>
    </FormDialog>
  )
}
