import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { accountsContract } from '#contracts/accounts/accounts.contract.ts'
import { AccountForm } from '#web/features/accounts/entry/account-form.tsx'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { FormProblem, type Problem } from '#web/features/accounts/entry/form-problem.tsx'
import { NewPasswordField } from '#web/features/accounts/entry/new-password-field.tsx'
import { AuthCard } from '#web/layouts/auth-card.tsx'
import { api, ApiError, endpointRef } from '#web/lib/api-client.ts'
import { applyServerErrors } from '#web/lib/form-errors.ts'
import { usePublicForm } from '#web/lib/use-public-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'

export const meta = () => [...unlistedMeta('Nueva contraseña'), { name: 'referrer', content: 'no-referrer' }]

export default function ResetPassword() {
  const [expired, setExpired] = useState(false)
  if (expired)
    return (
      <AuthCard title="Este enlace ya no vale" lead="Ya se usó o venció. Pide uno nuevo.">
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
  const form = usePublicForm({
    initial: { password: '' },
    loadSchema: async () => (await import('#contracts/accounts/accounts.contract.ts')).passwordResetBody,
    async send(body) {
      setProblem(null)
      try {
        const { message } = await api.call(endpointRef(accountsContract.resetPassword), {
          params: { token },
          body,
        })
        showToast({ title: 'Contraseña cambiada', description: message })
        await navigate('/login')
      } catch (error) {
        if (error instanceof ApiError && [404, 410].includes(error.status)) return onExpired()
        const text = applyServerErrors(error, form.setError, 'No se pudo conectar con el servidor')
        if (text) setProblem({ title: 'No se pudo cambiar la contraseña', text })
      }
    },
  })
  return (
    <AccountForm {...form.props}>
      <FormProblem problem={problem} />
      <NewPasswordField
        label="Contraseña nueva"
        field={form.text('password')}
        value={form.values.password}
        error={form.errorOf('password')}
      />
      <Button type="submit" block busy={form.busy} busyLabel="Guardando...">
        Guardar contraseña
      </Button>
    </AccountForm>
  )
}
