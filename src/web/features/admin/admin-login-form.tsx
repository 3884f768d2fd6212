import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { adminContract } from '#contracts/admin/admin.contract.ts'
import { AccountForm } from '#web/features/accounts/entry/account-form.tsx'
import { loadSecondStep, SecondStepForm } from '#web/features/accounts/entry/lazy-second-step.ts'
import { useHumanOnDemand } from '#web/features/accounts/human-check/use-human-on-demand.tsx'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { applyServerErrors, isNetworkError } from '#web/lib/form-errors.ts'
import { usePublicForm } from '#web/lib/use-public-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { FormHead } from '#web/ui/form/form-head.tsx'

export function AdminLoginForm() {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | null>(null)
  const [challenge, setChallenge] = useState<string | null>(null)
  const enter = async ({ message }: { message: string }) => {
    showToast({ title: message })
    await navigate('/admin')
  }
  const human = useHumanOnDemand()
  const form = usePublicForm({
    initial: { email: '', password: '' },
    loadSchema: async () => (await import('#contracts/admin/admin.contract.ts')).adminLoginBody,
    async send(body) {
      setProblem(null)
      const shown = await human.answer()
      if (shown === null) return
      try {
        const reply = await api.call(endpointRef(adminContract.adminLogin), { body: { ...body, ...shown } })
        if (!('challenge' in reply)) return await enter(reply)
        await loadSecondStep()
        setChallenge(reply.challenge)
      } catch (error) {
        human.onError(error)
        const isOffline = isNetworkError(error)
        const text = isOffline
          ? 'Error de conexión al servidor'
          : applyServerErrors(error, form.setError, 'Error al iniciar sesión')
        if (text === null) return
        setProblem(text)
        showToast({
          title: isOffline ? 'Error de conexión' : 'Error de autenticación',
          description: isOffline ? 'No se pudo conectar con el servidor' : text,
          tone: 'destructive',
        })
      }
    },
  })
  if (challenge !== null)
    return (
      <Suspense>
        <SecondStepForm
          challenge={challenge}
          entering={false}
          send={async (body) => enter(await api.call(endpointRef(adminContract.adminLoginCode), { body }))}
          onOver={(why) => {
            setProblem(why?.text ?? null)
            setChallenge(null)
          }}
        />
      </Suspense>
    )
  return (
    <AccountForm {...form.props}>
      <FormHead sentences={form.head} />
      {problem && (
        <Note tone="bad" announce>
          {problem}
        </Note>
      )}
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
      {human.field}
      <Button type="submit" block busy={form.busy} busyLabel="Ingresando...">
        Iniciar Sesión
      </Button>
    </AccountForm>
  )
}
