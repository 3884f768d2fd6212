import type { z } from 'zod'
import { companyTeamContract, inviteMemberBody } from '#contracts/companies/team.contract.ts'
import { invitedRoles } from '#contracts/companies/team-vocabulary.ts'
import { memberInvitationDays } from '#contracts/companies/team-figures.ts'
import { companyRoleHints, companyRoleNames } from '#domain/companies/team.words.ts'
import { useAccountForm } from '#web/features/accounts/settings/use-account-form.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { api } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'

const nobody: z.input<typeof inviteMemberBody> = { email: '', role: 'recruiter' }

/** The form to invite somebody to the company's team. */
export function InviteMember({ onClose }: { onClose: () => void }) {
  const { refresh } = useRefresh()
  const offerUndo = useUndo()
  const { form, ...rest } = useAccountForm(inviteMemberBody, nobody, async (body) => {
    const { undo } = await api.call(companyTeamContract.invite, { body })
    onClose()
    offerUndo(undo, {
      title: 'Invitación lista',
      description: `Le escribimos a ${body.email} en ${undo.seconds} segundos. El enlace vale ${memberInvitationDays} días.`,
    })
    await refresh()
  })
  const { errors } = form.formState
  return (
    <FormDialog
      title="Invitar al equipo"
      description="Le enviamos un enlace para que entre con su propia cuenta."
      submit="Enviar invitación"
      busyLabel="Enviando..."
      isSubmitting={rest.isSubmitting}
      onSubmit={rest.onSubmit}
      onClose={onClose}
      sentences={rest.sentences}
      problem={rest.problem}
    >
      <Field label="Correo electrónico" error={errors.email?.message} required>
        <TextInput type="email" inputMode="email" autoComplete="off" {...form.register('email')} />
      </Field>
      <Field
        label="Qué podrá hacer"
        hint={companyRoleHints[form.watch('role')]}
        error={errors.role?.message}
        required
      >
        <Select
          options={invitedRoles.map((value) => ({ value, label: companyRoleNames[value] }))}
          {...form.register('role')}
        />
      </Field>
    </FormDialog>
  )
}
