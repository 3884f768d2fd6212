import { useState } from 'react'
import { Link } from 'react-router'
import { accountsContract } from '#contracts/accounts/accounts.contract.ts'
import { resetPasswordHours } from '#contracts/accounts/account-figures.ts'
import { hoursInWords } from '#domain/text/spelled-number.ts'
import { AccountForm } from '#web/features/accounts/entry/account-form.tsx'
import { EmailField } from '#web/features/accounts/entry/email-field.tsx'
import { FormProblem, type Problem } from '#web/features/accounts/entry/form-problem.tsx'
import { AuthCard } from '#web/layouts/auth-card.tsx'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { applyServerErrors } from '#web/lib/form-errors.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { usePublicForm } from '#web/lib/use-public-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Note } from '#web/ui/state/note.tsx'

export const meta = () => unlistedMeta('Recuperar contraseña')

export default function ForgotPassword() {
  return (
    <AuthCard
      title="Recupera tu contraseña"
      lead={`Te enviamos un enlace para elegir una nueva. Vale ${hoursInWords(resetPasswordHours)}.`}
      foot={
        <Link to="/login" className="link">
          Volver a iniciar sesión
        </Link>
      }
    >
      <RequestForm />
    </AuthCard>
  )
}

function RequestForm() {
  const [problem, setProblem] = useState<Problem | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const form = usePublicForm({
    initial: { email: '' },
    loadSchema: async () =>
      (await import('#contracts/accounts/accounts.contract.ts')).passwordResetRequestBody,
    async send(body) {
      setProblem(null)
      setMessage(null)
      try {
        setMessage((await api.call(endpointRef(accountsContract.requestPasswordReset), { body })).message)
      } catch (error) {
        const text = applyServerErrors(error, form.setError, 'No se pudo conectar con el servidor')
        if (text) setProblem({ title: 'No se pudo enviar el enlace', text })
      }
    },
  })
  return (
    <AccountForm {...form.props}>
      <FormProblem problem={problem} />
      {message !== null && (
        <Note tone="info" announce>
          <p className="font-strong">Revisa tu correo</p>
          <p>{message} Si no llega en unos minutos, mira en tu carpeta de spam.</p>
        </Note>
      )}
      <EmailField field={form.text('email')} error={form.errorOf('email')} />
      <Button type="submit" block busy={form.busy} busyLabel="Enviando...">
        Enviar enlace
      </Button>
    </AccountForm>
  )
}
