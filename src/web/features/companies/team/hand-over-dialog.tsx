import { type CompanyMember, companyTeamContract, handOverBody } from '#contracts/companies/team.contract.ts'
import { companyRoleNames } from '#domain/companies/team.words.ts'
import { useAccountForm } from '#web/features/accounts/settings/use-account-form.ts'
import { api } from '#web/lib/api-client.ts'
import { Field } from '#web/ui/form/field.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { reloadWithToast } from '#web/ui/overlay/toast-after-reload.ts'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'

/** Asks for the password: the company has another owner for good. */
export function HandOverDialog({ heir, onClose }: { heir: CompanyMember; onClose: () => void }) {
  const { form, ...rest } = useAccountForm(
    handOverBody,
    { memberId: heir.userId, password: '' },
    async (body) => {
      await api.call(companyTeamContract.handOver, { body })
      // Role and menus change with it.
      reloadWithToast(`Entregaste la cuenta a ${heir.name}`)
    },
  )
  return (
    <FormDialog
      title={`Entregar la cuenta a ${heir.name}`}
      description={`${heir.name} decidirá sobre el plan, los pagos, los datos de la empresa y el equipo. Tú quedas como ${companyRoleNames.recruiter}, y solo ${heir.name} puede devolvértela.`}
      submit="Entregar la cuenta"
      busyLabel="Entregando..."
      tone="danger"
      isSubmitting={rest.isSubmitting}
      onSubmit={rest.onSubmit}
      onClose={onClose}
      sentences={rest.sentences}
      problem={rest.problem}
    >
      <Field label="Tu contraseña" error={form.formState.errors.password?.message} required>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
    </FormDialog>
  )
}
