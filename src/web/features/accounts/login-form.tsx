import { lazy, Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import type { z } from 'zod'
import type { loginBody, SignedIn } from '#contracts/accounts.contract.ts'
import { api } from '#web/lib/api-client.ts'
import { applyServerErrors, isNetworkError } from '#web/lib/form-errors.ts'
import { useLazyResolver } from '#web/lib/use-lazy-resolver.ts'
import { refs } from '#web/lib/endpoint-refs.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { FormProblem, type Problem } from './form-problem.tsx'
import { useEnter } from './use-enter.ts'

/** Few need it: it is loaded when the password was right. */
const loadSecondStep = () => import('./second-step-form.tsx')
const SecondStepForm = lazy(async () => ({ default: (await loadSecondStep()).SecondStepForm }))

const homes = { professional: '/professional-dashboard', company: '/company-dashboard' }

export function LoginForm() {
  const { entering, enter } = useEnter()
  const [challenge, setChallenge] = useState<string | null>(null)
  const enterAs = ({ user }: SignedIn) => enter(homes[user.userType])
  const [problem, setProblem] = useState<Problem | null>(null)
  const { register, handleSubmit, setError, setFocus, formState } = useForm<
    z.input<typeof loginBody>,
    unknown,
    z.output<typeof loginBody>
  >({
    resolver: useLazyResolver(async () => (await import('#contracts/accounts.contract.ts')).loginBody),
    defaultValues: { email: '', password: '', remember: false },
  })
  const login = useAction((body: z.output<typeof loginBody>) => api.call(refs.login, { body }), {
    async onSuccess(reply) {
      if ('user' in reply) return enterAs(reply)
      await loadSecondStep()
      setChallenge(reply.challenge)
    },
    onError(error) {
      if (isNetworkError(error))
        return setProblem({ title: 'Error de conexión', text: 'No se pudo conectar con el servidor' })
      const text = applyServerErrors(error, setError, 'Email o contraseña incorrectos')
      if (text) setProblem({ title: 'Error de autenticación', text })
      return setFocus('password')
    },
  })
  const { errors } = formState
  if (challenge !== null)
    return (
      <Suspense>
        <SecondStepForm
          challenge={challenge}
          entering={entering}
          onEnter={enterAs}
          onOver={(why) => {
            setProblem(why)
            setChallenge(null)
          }}
        />
      </Suspense>
    )
  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) =>
        void handleSubmit((body) => {
          setProblem(null)
          return login.run(body)
        })(event)
      }
    >
      <p className="hidden noscript:block">Para continuar activa JavaScript en tu navegador.</p>
      <FormProblem problem={problem} />
      <Field label="Correo electrónico" error={errors.email?.message} required>
        <TextInput
          {...register('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label="Contraseña" error={errors.password?.message} required>
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Checkbox {...register('remember')} label="Recordarme" />
        <Link to="/recuperar-contrasena" className="link inline-flex min-h-6 items-center text-sm">
          Olvidé mi contraseña
        </Link>
      </div>
      <Button type="submit" block busy={login.isPending || entering} busyLabel="Ingresando...">
        Iniciar Sesión
      </Button>
    </form>
  )
}
