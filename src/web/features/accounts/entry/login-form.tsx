import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { type SignedIn, accountsContract } from '#contracts/accounts/accounts.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { applyServerErrors, isNetworkError } from '#web/lib/form-errors.ts'
import { usePublicForm } from '#web/lib/use-public-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { useHumanOnDemand } from '#web/features/accounts/human-check/use-human-on-demand.tsx'
import { AccountForm } from './account-form.tsx'
import { FormProblem, type Problem } from './form-problem.tsx'
import { loadSecondStep, SecondStepForm } from './lazy-second-step.ts'
import { useEnter } from './use-enter.ts'
import { useWarmPanel } from './use-warm-panel.ts'
import { FormHead } from '#web/ui/form/form-head.tsx'

const homes = { professional: '/professional-dashboard', company: '/company-dashboard' }

/** `panelFiles`: files that both panels need, prefetched while the form is filled in. */
export function LoginForm({ panelFiles }: { panelFiles: readonly string[] }) {
  const { entering, enter } = useEnter()
  const [challenge, setChallenge] = useState<string | null>(null)
  const enterAs = ({ user }: SignedIn) => enter(homes[user.userType])
  const [problem, setProblem] = useState<Problem | null>(null)
  const human = useHumanOnDemand()
  const form = usePublicForm({
    initial: { email: '', password: '', remember: false },
    loadSchema: async () => (await import('#contracts/accounts/accounts.contract.ts')).loginBody,
    // A password manager fills both fields before the schema is loaded; then the server validates them.
    waits: ({ email, password }) => email === '' || password === '',
    async send(body) {
      setProblem(null)
      const shown = await human.answer()
      if (shown === null) return
      try {
        const reply = await api.call(endpointRef(accountsContract.login), {
          body: { ...body, ...shown },
        })
        if ('user' in reply) return enterAs(reply)
        await loadSecondStep()
        setChallenge(reply.challenge)
      } catch (error) {
        human.onError(error)
        if (isNetworkError(error))
          return setProblem({ title: 'Error de conexión', text: 'No se pudo conectar con el servidor' })
        const text = applyServerErrors(error, form.setError, 'Email o contraseña incorrectos')
        if (text) setProblem({ title: 'Error de autenticación', text })
        form.focus('password')
      }
    },
  })
  useWarmPanel(panelFiles, form.busy || entering)
  if (challenge !== null)
    return (
      <Suspense>
        <SecondStepForm
          challenge={challenge}
          entering={entering}
          send={async (body) =>
            enterAs(await api.call(endpointRef(accountsContract.loginTwoFactor), { body }))
          }
          onOver={(why) => {
            setProblem(why)
            setChallenge(null)
          }}
        />
      </Suspense>
    )
  return (
    <AccountForm {...form.props}>
      <FormProblem problem={problem} />
      <FormHead sentences={form.head} />
      <Field label="Correo electrónico" error={form.errorOf('email')} required>
        <TextInput
          {...form.text('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label="Contraseña" error={form.errorOf('password')} required>
        <PasswordInput {...form.text('password')} autoComplete="current-password" />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Checkbox {...form.box('remember')} label="Recordarme" />
        <Link to="/recuperar-contrasena" className="link inline-flex min-h-6 items-center text-sm">
          Olvidé mi contraseña
        </Link>
      </div>
      {human.field}
      <Button type="submit" block busy={form.busy || entering} busyLabel="Ingresando...">
        Iniciar Sesión
      </Button>
    </AccountForm>
  )
}
