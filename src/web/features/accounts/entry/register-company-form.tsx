import { accountsContract } from '#contracts/accounts/accounts.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { HumanCheck } from '#web/features/accounts/human-check/human-check.tsx'
import { AccountForm } from './account-form.tsx'
import { EmailField } from './email-field.tsx'
import { FormProblem } from './form-problem.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { TermsField } from './terms-field.tsx'
import { useRegistration } from './use-registration.ts'
import { FormHead } from '#web/ui/form/form-head.tsx'

/** Suggestions. The person may type any other industry. */
const industries = [
  'Agroindustria',
  'Banca y seguros',
  'Comercio',
  'Construcción',
  'Consultoría',
  'Educación',
  'Energía y minería',
  'Fintech',
  'Logística y transporte',
  'Manufactura',
  'Salud',
  'Tecnología',
  'Telecomunicaciones',
  'Turismo y gastronomía',
]

const words = {
  refused: { title: 'Error en el registro', text: 'No se pudo crear la cuenta' },
  offline: {
    title: 'Error en el registro',
    text: 'No se pudo conectar con el servidor. Intenta nuevamente.',
  },
}

export function RegisterCompanyForm({ panelFiles }: { panelFiles: readonly string[] }) {
  const { form, problem, busy, humanCheck } = useRegistration({
    initial: { companyName: '', industry: '', email: '', password: '', acceptTerms: false },
    loadSchema: async () => (await import('#contracts/accounts/accounts.contract.ts')).registerCompanyBody,
    send: (body) =>
      api.call(endpointRef(accountsContract.registerCompany), {
        body,
      }),
    home: '/company-dashboard',
    panelFiles,
    words,
  })
  const { companyName, email, password, acceptTerms } = form.values
  return (
    <AccountForm {...form.props}>
      <FormProblem problem={problem} />
      <FormHead sentences={form.head} />
      <Field label="Nombre de la empresa" error={form.errorOf('companyName')} required>
        <TextInput {...form.text('companyName')} autoComplete="organization" />
      </Field>
      <Field
        label="Rubro"
        hint="Elige una sugerencia o escribe el tuyo."
        error={form.errorOf('industry')}
        required
      >
        <TextInput {...form.text('industry')} list="industries" autoComplete="off" />
      </Field>
      <datalist id="industries">
        {industries.map((industry) => (
          <option key={industry}>{industry}</option>
        ))}
      </datalist>
      <EmailField field={form.text('email')} error={form.errorOf('email')} />
      <NewPasswordField
        field={form.text('password')}
        value={password}
        error={form.errorOf('password')}
        known={[companyName, email]}
      />
      <HumanCheck {...humanCheck} />
      <TermsField field={form.box('acceptTerms')} error={form.errorOf('acceptTerms')} />
      <Button type="submit" block disabled={!acceptTerms} busy={busy} busyLabel="Creando tu cuenta...">
        Crear cuenta
      </Button>
    </AccountForm>
  )
}
