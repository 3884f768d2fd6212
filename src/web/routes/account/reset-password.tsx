import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate, useParams } from 'react-router'
import type { z } from 'zod'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import type { passwordResetBody } from '#contracts/accounts.contract.ts'
import { FormProblem, type Problem } from '#web/features/accounts/form-problem.tsx'
import { NewPasswordField } from '#web/features/accounts/new-password-field.tsx'
import { AuthCard } from '#web/layouts/auth-card.tsx'
import { api, ApiError } from '#web/lib/api-client.ts'
import { applyServerErrors } from '#web/lib/form-errors.ts'
import { useLazyResolver } from '#web/lib/use-lazy-resolver.ts'
import { refs } from '#web/lib/endpoint-refs.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { showToast } from '#web/ui/toast-store.ts'

export const meta = () => [...unlistedMeta('Nueva contraseña'), { name: 'referrer', content: 'no-referrer' }]

export default function ResetPassword() {
  const [expired, setExpired] = useState(false)
  if (expired)
    return (
      <AuthCard title="Este enlace ya no vale" lead="Se usó antes o pasó su hora. Pide uno nuevo.">
        <LinkButton to="/recuperar-contrasena" block>
          Pedir otro enlace
        </LinkButton>
      </AuthCard>
    )
  return (
    <AuthCard
      title="Elige una contraseña nueva"
      lead="Al guardarla cerramos las sesiones que tengas abiertas en otros lugares."
    >
      <PasswordForm onExpired={() => setExpired(true)} />
    </AuthCard>
  )
}

function PasswordForm({ onExpired }: { onExpired: () => void }) {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<Problem | null>(null)
  const { register, handleSubmit, setError, control, formState } = useForm<z.input<typeof passwordResetBody>>(
    {
      resolver: useLazyResolver(
        async () => (await import('#contracts/accounts.contract.ts')).passwordResetBody,
      ),
      defaultValues: { password: '' },
    },
  )
  const password = useWatch({ control, name: 'password' })
  const reset = useAction(
    (body: { password: string }) => api.call(refs.resetPassword, { params: { token }, body }),
    {
      onSuccess({ message }) {
        showToast({ title: 'Contraseña cambiada', description: message })
        return navigate('/login')
      },
      onError(error) {
        if (error instanceof ApiError && [404, 410].includes(error.status)) return onExpired()
        const text = applyServerErrors(error, setError, 'No se pudo conectar con el servidor')
        return text && setProblem({ title: 'No se pudo cambiar la contraseña', text })
      },
    },
  )
  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) =>
        void handleSubmit((body) => {
          setProblem(null)
          return reset.run(body)
        })(event)
      }
    >
      <p className="hidden noscript:block">Para continuar activa JavaScript en tu navegador.</p>
      <FormProblem problem={problem} />
      <NewPasswordField
        label="Contraseña nueva"
        field={register('password')}
        value={password}
        error={formState.errors.password?.message}
      />
      <Button type="submit" block busy={reset.isPending} busyLabel="Guardando...">
        Guardar contraseña
      </Button>
    </form>
  )
}
