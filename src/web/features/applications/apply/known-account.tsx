import { type ComponentProps, useEffect, useRef } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'

type KnownAccountProps = {
  email: string
  field: ComponentProps<typeof PasswordInput>
  error: string | undefined
  /** Called by the button that requests a mail instead of the password. */
  onByMail: () => void
  busy: boolean
}

/** The address already has an account: asks for its password here and keeps the form's values. */
export function KnownAccount({ email, field, error, onByMail, busy }: KnownAccountProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={box} className="grid gap-4">
      <Note tone="info" announce>
        <p className="font-strong">Ya tienes una cuenta con {email}</p>
        <p>Escribe su contraseña y tu postulación queda en ella. Lo que escribiste y tu CV siguen aquí.</p>
      </Note>
      <Field label="Contraseña de tu cuenta" error={error}>
        <PasswordInput {...field} />
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <Button type="submit" variant="secondary" size="sm" disabled={busy} onClick={onByMail}>
          Confirmar por correo
        </Button>
        <a href="/recuperar-contrasena" target="_blank" rel="noreferrer" className="link">
          Olvidé mi contraseña
        </a>
      </div>
    </div>
  )
}
