import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import type { registerCompanyBody } from '#contracts/accounts.contract.ts'
import { api } from '#web/lib/api-client.ts'
import { useLazyResolver } from '#web/lib/use-lazy-resolver.ts'
import { refs } from '#web/lib/endpoint-refs.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { HumanCheck } from '../human-check/human-check.tsx'
import { EmailField } from './email-field.tsx'
import { FormProblem } from './form-problem.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { TermsField } from './terms-field.tsx'
import { useRegistration } from './use-registration.ts'

type Body = z.output<typeof registerCompanyBody>

/** Suggestions; any other line of business can be typed. */
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

export function RegisterCompanyForm() {
  const { register, handleSubmit, setError, control, formState } = useForm<
    z.input<typeof registerCompanyBody>,
    unknown,
    Body
  >({
    resolver: useLazyResolver(
      async () => (await import('#contracts/accounts.contract.ts')).registerCompanyBody,
    ),
    defaultValues: { companyName: '', industry: '', email: '', password: '' },
  })
  const { submit, problem, busy, humanCheck } = useRegistration<Body>(
    (body) => api.call(refs.registerCompany, { body }),
    { home: '/company-dashboard', words },
  )
  const { errors } = formState
  const [password, acceptTerms] = useWatch({ control, name: ['password', 'acceptTerms'] })
  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void handleSubmit((body) => submit(body, setError))(event)}
    >
      <FormProblem problem={problem} />
      <Field label="Nombre de la empresa" error={errors.companyName?.message} required>
        <TextInput {...register('companyName')} autoComplete="organization" />
      </Field>
      <Field
        label="Rubro"
        hint="Elige una sugerencia o escribe el tuyo."
        error={errors.industry?.message}
        required
      >
        <TextInput {...register('industry')} list="industries" autoComplete="off" />
      </Field>
      <datalist id="industries">
        {industries.map((industry) => (
          <option key={industry}>{industry}</option>
        ))}
      </datalist>
      <EmailField field={register('email')} error={errors.email?.message} />
      <NewPasswordField field={register('password')} value={password} error={errors.password?.message} />
      <HumanCheck {...humanCheck} />
      <TermsField field={register('acceptTerms')} error={errors.acceptTerms?.message} />
      <Button type="submit" block disabled={!acceptTerms} busy={busy} busyLabel="Creando tu cuenta...">
        Crear cuenta
      </Button>
    </form>
  )
}
