import { useState } from 'react'
import { useNavigate } from 'react-router'
import { companyTeamContract } from '#contracts/companies/team.contract.ts'
import { AccountForm } from '#web/features/accounts/entry/account-form.tsx'
import { FormProblem, type Problem } from '#web/features/accounts/entry/form-problem.tsx'
import { NewPasswordField } from '#web/features/accounts/entry/new-password-field.tsx'
import { TermsField } from '#web/features/accounts/entry/terms-field.tsx'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { applyServerErrors } from '#web/lib/form-errors.ts'
import { usePublicForm } from '#web/lib/use-public-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FormHead } from '#web/ui/form/form-head.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { TextInput } from '#web/ui/form/text-input.tsx'

/** The account of an invited person; then the company's panel. */
export function JoinCompanyForm({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = usePublicForm({
    initial: { name: '', password: '', acceptTerms: false },
    loadSchema: async () => (await import('#contracts/companies/team.contract.ts')).joinCompanyBody,
    async send(body) {
      setProblem(null)
      try {
        await api.call(endpointRef(companyTeamContract.join), { params: { token }, body })
        await navigate('/company-dashboard')
        showToast({ title: 'Ya eres parte del equipo' })
      } catch (error) {
        const text = applyServerErrors(error, form.setError, 'No se pudo conectar con el servidor')
        if (text) setProblem({ title: 'No pudimos unirte al equipo', text })
      }
    },
  })
  return (
    <AccountForm {...form.props}>
      <FormProblem problem={problem} />
      <FormHead sentences={form.head} />
      <Field label="Correo electrónico">
        <TextInput type="email" autoComplete="username" value={email} readOnly />
      </Field>
      <Field label="Nombre y apellido" error={form.errorOf('name')} required>
        <TextInput {...form.text('name')} autoComplete="name" />
      </Field>
      <NewPasswordField
        field={form.text('password')}
        value={form.values.password}
        error={form.errorOf('password')}
        known={[form.values.name, email]}
      />
      <TermsField field={form.box('acceptTerms')} error={form.errorOf('acceptTerms')} />
      <Button
        type="submit"
        block
        disabled={!form.values.acceptTerms}
        busy={form.busy}
        busyLabel="Entrando..."
      >
        Unirme al equipo
      </Button>
    </AccountForm>
  )
}
