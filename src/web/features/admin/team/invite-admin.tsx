import type { z } from 'zod'
import { adminRoles } from '#contracts/admin/admin-vocabulary.ts'
import { inviteAdminBody, teamContract } from '#contracts/admin/team.contract.ts'
import { adminInvitationDays } from '#contracts/admin/team-figures.ts'
import { roleDuties, roleNames } from '#domain/admin/role.words.ts'
import { useAccountForm } from '#web/features/accounts/settings/use-account-form.ts'
import { api } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'

const nobody: z.input<typeof inviteAdminBody> = { name: '', email: '', role: 'moderation' }

/** The form to invite somebody to the team. */
export function InviteAdmin({ onClose }: { onClose: () => void }) {
  const { refresh } = useRefresh()
  const { form, ...rest } = useAccountForm(inviteAdminBody, nobody, async (body) => {
    await api.call(teamContract.inviteAdmin, { body })
    showToast({
      title: 'Invitación enviada',
      description: `${body.email} tiene ${adminInvitationDays} días para aceptarla.`,
    })
    onClose()
    await refresh()
  })
  const { errors } = form.formState
  const role = form.watch('role')
  return (
    <FormDialog
      title="Invitar al equipo"
      description="Le enviamos un enlace para que elija su contraseña."
      submit="Enviar invitación"
      busyLabel="Enviando..."
      isSubmitting={rest.isSubmitting}
      onSubmit={rest.onSubmit}
      onClose={onClose}
      sentences={rest.sentences}
      problem={rest.problem}
    >
      <Field label="Nombre" error={errors.name?.message} required>
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label="Correo electrónico" error={errors.email?.message} required>
        <TextInput type="email" inputMode="email" autoComplete="off" {...form.register('email')} />
      </Field>
      <Field label="Rol" hint={roleDuties[role]} error={errors.role?.message} required>
        <Select
          options={adminRoles.map((value) => ({ value, label: roleNames[value] }))}
          {...form.register('role')}
        />
      </Field>
    </FormDialog>
  )
}
