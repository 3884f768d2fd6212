import { Link } from 'react-router'
import { ownAccountContract } from '#contracts/accounts/own-account.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { applyServerErrors } from '#web/lib/form-errors.ts'
import { useState } from 'react'
import { usePublicForm } from '#web/lib/use-public-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { NewPasswordField } from '#web/features/accounts/entry/new-password-field.tsx'

type FirstPasswordProps = {
  /** Called when the password is saved. */
  onChosen: () => void
  onLater: () => void
}

/** After a first application: a password for the new account, so that the person can return. */
export function FirstPassword({ onChosen, onLater }: FirstPasswordProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const form = usePublicForm({
    initial: { newPassword: '' },
    loadSchema: async () => (await import('#contracts/accounts/own-account.contract.ts')).choosePasswordBody,
    async send(body) {
      setProblem(null)
      try {
        await api.call(endpointRef(ownAccountContract.choosePassword), {
          body,
        })
        onChosen()
      } catch (error) {
        setProblem(applyServerErrors(error, form.setError, 'No pudimos guardarla. Inténtalo otra vez.'))
      }
    },
  })
  return (
    <form {...form.props} className="mt-3 grid w-full max-w-96 gap-4 text-left">
      <p className="text-sm text-ink-2">
        Creamos tu cuenta con tu correo. Elige una contraseña para volver y ver en qué va tu postulación.
      </p>
      <NewPasswordField
        field={form.text('newPassword')}
        value={form.values.newPassword}
        error={form.errorOf('newPassword')}
      />
      {problem && (
        <Note tone="bad" announce>
          {problem}
        </Note>
      )}
      <Button type="submit" block busy={form.busy} busyLabel="Guardando...">
        Guardar contraseña
      </Button>
      <Link to="/dashboard" onClick={onLater} className="link justify-self-center text-sm">
        Ahora no, ir a mi panel
      </Link>
    </form>
  )
}
