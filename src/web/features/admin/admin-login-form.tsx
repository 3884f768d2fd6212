import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import type { adminLoginBody } from '#contracts/admin.contract.ts'
import { api } from '#web/lib/api-client.ts'
import { applyServerErrors, isNetworkError } from '#web/lib/form-errors.ts'
import { useLazyResolver } from '#web/lib/use-lazy-resolver.ts'
import { refs } from '#web/lib/endpoint-refs.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast-store.ts'

type Body = z.output<typeof adminLoginBody>

export function AdminLoginForm() {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | null>(null)
  const { register, handleSubmit, setError, formState } = useForm<Body>({
    resolver: useLazyResolver(async () => (await import('#contracts/admin.contract.ts')).adminLoginBody),
    defaultValues: { email: '', password: '' },
  })
  const login = useAction((body: Body) => api.call(refs.adminLogin, { body }), {
    onSuccess({ message }) {
      showToast({ title: message })
      return navigate('/admin')
    },
    onError(error) {
      const isOffline = isNetworkError(error)
      const text = isOffline
        ? 'Error de conexión al servidor'
        : applyServerErrors(error, setError, 'Error al iniciar sesión')
      if (text === null) return
      setProblem(text)
      showToast({
        title: isOffline ? 'Error de conexión' : 'Error de autenticación',
        description: isOffline ? 'No se pudo conectar con el servidor' : text,
        tone: 'destructive',
      })
    },
  })
  const { errors } = formState
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
      {problem && (
        <Note tone="bad" announce>
          {problem}
        </Note>
      )}
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
      <Button type="submit" block busy={login.isPending} busyLabel="Ingresando...">
        Iniciar Sesión
      </Button>
    </form>
  )
}
