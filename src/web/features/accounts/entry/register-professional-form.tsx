import { accountsContract } from '#contracts/accounts/accounts.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { HumanCheck } from '#web/features/accounts/human-check/human-check.tsx'
import { AccountForm } from './account-form.tsx'
import { EmailField } from './email-field.tsx'
import { FormProblem } from './form-problem.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { TermsField } from './terms-field.tsx'
import { useRegistration } from './use-registration.ts'
import { FormHead } from '#web/ui/form/form-head.tsx'

const words = {
  refused: { title: 'Error', text: 'Error al crear la cuenta profesional.' },
  offline: {
    title: 'Error de conexión',
    text: 'No se pudo conectar con el servidor. Verifica tu conexión.',
  },
}

export function RegisterProfessionalForm({ panelFiles }: { panelFiles: readonly string[] }) {
  const { form, problem, busy, humanCheck } = useRegistration({
    initial: { firstName: '', lastName: '', email: '', password: '', acceptTerms: false },
    loadSchema: async () =>
      (await import('#contracts/accounts/accounts.contract.ts')).registerProfessionalBody,
    send: (body) => api.call(endpointRef(accountsContract.registerProfessional), { body }),
    home: '/professional-dashboard',
    panelFiles,
    words,
    onProblem: ({ title, text }) => showToast({ title, description: text, tone: 'destructive' }),
  })
  const { firstName, lastName, email, password, acceptTerms } = form.values
  return (
    <AccountForm {...form.props}>
      <FormProblem problem={problem} announce={false} />
      <FormHead sentences={form.head} />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field label="Nombres" error={form.errorOf('firstName')} required>
          <TextInput {...form.text('firstName')} autoComplete="given-name" autoCapitalize="words" />
        </Field>
        <Field label="Apellidos" error={form.errorOf('lastName')} required>
          <TextInput {...form.text('lastName')} autoComplete="family-name" autoCapitalize="words" />
        </Field>
      </div>
      <EmailField field={form.text('email')} error={form.errorOf('email')} />
      <NewPasswordField
        field={form.text('password')}
        value={password}
        error={form.errorOf('password')}
        known={[firstName, lastName, email]}
      />
      <HumanCheck {...humanCheck} />
      <TermsField field={form.box('acceptTerms')} error={form.errorOf('acceptTerms')} />
      <Button type="submit" block disabled={!acceptTerms} busy={busy} busyLabel="Creando tu cuenta...">
        Continuar
      </Button>
    </AccountForm>
  )
}
