import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import type { registerProfessionalBody } from '#contracts/accounts.contract.ts'
import { api } from '#web/lib/api-client.ts'
import { useLazyResolver } from '#web/lib/use-lazy-resolver.ts'
import { refs } from '#web/lib/endpoint-refs.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { HumanCheck } from '../human-check/human-check.tsx'
import { EmailField } from './email-field.tsx'
import { FormProblem } from './form-problem.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { TermsField } from './terms-field.tsx'
import { useRegistration } from './use-registration.ts'

type Body = z.output<typeof registerProfessionalBody>

const words = {
  refused: { title: 'Error', text: 'Error al crear la cuenta profesional.' },
  offline: {
    title: 'Error de conexión',
    text: 'No se pudo conectar con el servidor. Verifica tu conexión.',
  },
}

export function RegisterProfessionalForm() {
  const { register, handleSubmit, setError, control, formState } = useForm<
    z.input<typeof registerProfessionalBody>,
    unknown,
    Body
  >({
    resolver: useLazyResolver(
      async () => (await import('#contracts/accounts.contract.ts')).registerProfessionalBody,
    ),
    defaultValues: { firstName: '', lastName: '', email: '', password: '' },
  })
  const { submit, problem, busy, humanCheck } = useRegistration<Body>(
    (body) => api.call(refs.registerProfessional, { body }),
    {
      home: '/professional-dashboard',
      words,
      onProblem: ({ title, text }) => showToast({ title, description: text, tone: 'destructive' }),
    },
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
      <FormProblem problem={problem} announce={false} />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field label="Nombres" error={errors.firstName?.message} required>
          <TextInput {...register('firstName')} autoComplete="given-name" autoCapitalize="words" />
        </Field>
        <Field label="Apellidos" error={errors.lastName?.message} required>
          <TextInput {...register('lastName')} autoComplete="family-name" autoCapitalize="words" />
        </Field>
      </div>
      <EmailField field={register('email')} error={errors.email?.message} />
      <NewPasswordField field={register('password')} value={password} error={errors.password?.message} />
      <HumanCheck {...humanCheck} />
      <TermsField field={register('acceptTerms')} error={errors.acceptTerms?.message} />
      <Button type="submit" block disabled={!acceptTerms} busy={busy} busyLabel="Creando tu cuenta...">
        Continuar
      </Button>
    </form>
  )
}
