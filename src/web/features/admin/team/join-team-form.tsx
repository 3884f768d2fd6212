import { useState } from 'react'
import { useNavigate } from 'react-router'
import { teamContract } from '#contracts/admin/team.contract.ts'
import { AccountForm } from '#web/features/accounts/entry/account-form.tsx'
import { FormProblem, type Problem } from '#web/features/accounts/entry/form-problem.tsx'
import { NewPasswordField } from '#web/features/accounts/entry/new-password-field.tsx'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { applyServerErrors } from '#web/lib/form-errors.ts'
import { usePublicForm } from '#web/lib/use-public-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'

type JoinTeamFormProps = { token: string; email: string; name: string }

/** The password of a new administrator; then the back-office. */
export function JoinTeamForm({ token, email, name }: JoinTeamFormProps) {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = usePublicForm({
    initial: { password: '' },
    loadSchema: async () => (await import('#contracts/admin/team.contract.ts')).newAdminPassword,
    async send(body) {
      setProblem(null)
      try {
        await api.call(endpointRef(teamContract.acceptTeamInvitation), { body: { ...body, token } })
        await navigate('/admin')
      } catch (error) {
        const text = applyServerErrors(error, form.setError, 'No se pudo conectar con el servidor')
        if (text) setProblem({ title: 'No pudimos unirte al equipo', text })
      }
    },
  })
  return (
    <AccountForm {...form.props}>
      <FormProblem problem={problem} />
      <Field label="Correo electrónico">
        <TextInput type="email" autoComplete="username" value={email} readOnly />
      </Field>
      <NewPasswordField
        field={form.text('password')}
        value={form.values.password}
        error={form.errorOf('password')}
        known={[name, email]}
      />
      <Button type="submit" block busy={form.busy} busyLabel="Entrando...">
        Unirme al equipo
      </Button>
    </AccountForm>
  )
}
