import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import {
  changeEmailBody,
  choosePasswordBody,
  type OwnAccount,
  ownAccountContract,
} from '#contracts/accounts/own-account.contract.ts'
import { api } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Badge } from '#web/ui/look/badge.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { NewPasswordField } from '#web/features/accounts/entry/new-password-field.tsx'
import { OwnPasswordField } from './own-password-field.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { SettingRow } from './setting-row.tsx'
import { useAccountForm } from './use-account-form.ts'

/** Address and password of the account. */
export function AccessCard({ account }: { account: OwnAccount }) {
  const [open, setOpen] = useState<'email' | 'password' | null>(null)
  const close = () => setOpen(null)
  return (
    <Card title="Acceso">
      <div className="grid gap-4">
        <SettingRow
          title="Correo electrónico"
          action={
            <Button variant="secondary" size="sm" onClick={() => setOpen('email')}>
              Cambiar correo
            </Button>
          }
        >
          <span className="wrap-anywhere text-ink">{account.email}</span>{' '}
          {account.emailConfirmed ? (
            <Badge tone="ok">Confirmado</Badge>
          ) : (
            <Badge tone="warn">Sin confirmar</Badge>
          )}
        </SettingRow>
        {account.pendingEmail && (
          <Note tone="info">
            Te enviamos un enlace a <strong className="wrap-anywhere">{account.pendingEmail}</strong>. Ábrelo
            para terminar el cambio; hasta entonces sigues entrando con tu correo de siempre.
          </Note>
        )}
        <SettingRow
          title="Contraseña"
          action={
            <Button variant="secondary" size="sm" onClick={() => setOpen('password')}>
              {account.hasPassword ? 'Cambiar contraseña' : 'Elegir contraseña'}
            </Button>
          }
        >
          {account.hasPassword
            ? 'Al cambiarla se cierran tus otras sesiones.'
            : 'Todavía no elegiste una. Con ella vuelves a entrar cuando quieras.'}
        </SettingRow>
      </div>
      {open === 'email' && <EmailDialog onClose={close} />}
      {open === 'password' && account.hasPassword && (
        <PasswordDialog
          send={(body) => api.call(ownAccountContract.changePassword, { body })}
          onClose={close}
        />
      )}
      {open === 'password' && !account.hasPassword && <FirstPasswordDialog onClose={close} />}
    </Card>
  )
}

function EmailDialog({ onClose }: { onClose: () => void }) {
  const { refresh } = useRefresh()
  const { form, ...state } = useAccountForm(changeEmailBody, { email: '', password: '' }, async (body) => {
    const { message } = await api.call(ownAccountContract.changeEmail, { body })
    showToast({ title: 'Revisa tu nuevo correo', description: message })
    onClose()
    await refresh()
  })
  const { errors } = form.formState
  return (
    <FormDialog
      title="Cambiar correo"
      description="Te enviamos un enlace a la dirección nueva. Tu cuenta cambia de correo cuando lo abres."
      submit="Enviar enlace"
      busyLabel="Enviando..."
      onClose={onClose}
      {...state}
    >
      <Field label="Correo nuevo" required error={errors.email?.message}>
        <TextInput
          {...form.register('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <OwnPasswordField field={form.register('password')} error={errors.password?.message} />
    </FormDialog>
  )
}

function FirstPasswordDialog({ onClose }: { onClose: () => void }) {
  const { refresh } = useRefresh()
  const { form, ...state } = useAccountForm(choosePasswordBody, { newPassword: '' }, async (body) => {
    const { message } = await api.call(ownAccountContract.choosePassword, { body })
    showToast({ title: message })
    onClose()
    await refresh()
  })
  return (
    <FormDialog
      title="Elegir contraseña"
      submit="Guardar contraseña"
      busyLabel="Guardando..."
      onClose={onClose}
      {...state}
    >
      <NewPasswordField
        field={form.register('newPassword')}
        value={useWatch({ control: form.control, name: 'newPassword' })}
        error={form.formState.errors.newPassword?.message}
      />
    </FormDialog>
  )
}
