import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import type { z } from 'zod'
import type { passwordResetRequestBody } from '#contracts/accounts.contract.ts'
import { EmailField } from '#web/features/accounts/email-field.tsx'
import { FormProblem, type Problem } from '#web/features/accounts/form-problem.tsx'
import { AuthCard } from '#web/layouts/auth-card.tsx'
import { api } from '#web/lib/api-client.ts'
import { applyServerErrors } from '#web/lib/form-errors.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { useLazyResolver } from '#web/lib/use-lazy-resolver.ts'
import { refs } from '#web/lib/endpoint-refs.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'

export const meta = () => unlistedMeta('Recuperar contraseña')

export default function ForgotPassword() {
  return (
    <AuthCard
      title="Recupera tu contraseña"
      lead="Te enviamos un enlace para elegir una nueva. Vale una hora."
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
  const { register, handleSubmit, setError, formState } = useForm<z.input<typeof passwordResetRequestBody>>({
    resolver: useLazyResolver(
      async () => (await import('#contracts/accounts.contract.ts')).passwordResetRequestBody,
    ),
    defaultValues: { email: '' },
  })
  const request = useAction((body: { email: string }) => api.call(refs.requestPasswordReset, { body }), {
    onError(error) {
      const text = applyServerErrors(error, setError, 'No se pudo conectar con el servidor')
      if (text) setProblem({ title: 'No se pudo enviar el enlace', text })
    },
  })
  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) =>
        void handleSubmit((body) => {
          setProblem(null)
          return request.run(body)
        })(event)
      }
    >
      <FormProblem problem={problem} />
      {request.data && (
        <Note tone="info" announce>
          <p className="font-strong">Revisa tu correo</p>
          <p>{request.data.message} Si no llega en unos minutos, mira en tu carpeta de spam.</p>
        </Note>
      )}
      <EmailField field={register('email')} error={formState.errors.email?.message} />
      <Button type="submit" block busy={request.isPending} busyLabel="Enviando...">
        Enviar enlace
      </Button>
    </form>
  )
}
