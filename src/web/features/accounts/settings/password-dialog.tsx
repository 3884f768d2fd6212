import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { changePasswordBody } from '#contracts/accounts/own-account.contract.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { NewPasswordField } from '#web/features/accounts/entry/new-password-field.tsx'
import { OwnPasswordField } from './own-password-field.tsx'
import { useAccountForm } from './use-account-form.ts'

type PasswordDialogProps = {
  /** The call of the account: a user's or an administrator's. */
  send: (body: z.output<typeof changePasswordBody>) => Promise<{ message: string }>
  onClose: () => void
}

/** The current password and the new one. */
export function PasswordDialog({ send, onClose }: PasswordDialogProps) {
  const { refresh } = useRefresh()
  const { form, ...state } = useAccountForm(
    changePasswordBody,
    { password: '', newPassword: '' },
    async (body) => {
      const { message } = await send(body)
      showToast({ title: 'Contraseña actualizada', description: message })
      onClose()
      await refresh()
    },
  )
  const { errors } = form.formState
  const newPassword = useWatch({ control: form.control, name: 'newPassword' })
  return (
    <FormDialog
      title="Cambiar contraseña"
      submit="Cambiar contraseña"
      busyLabel="Cambiando..."
      onClose={onClose}
      {...state}
    >
      <OwnPasswordField
        label="Contraseña actual"
        field={form.register('password')}
        error={errors.password?.message}
      />
      <NewPasswordField
        label="Contraseña nueva"
        field={form.register('newPassword')}
        value={newPassword}
        error={errors.newPassword?.message}
      />
    </FormDialog>
  )
}
