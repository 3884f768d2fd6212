import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { useFieldAria } from './field-context.ts'

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type' | 'style' | 'className'> & {
  /** `current-password` to sign in, `new-password` for a new one. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password field with a button to show it. Pasting and password managers work. */
export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const aria = useFieldAria()
  return (
    <span className="relative block">
      <input
        {...aria}
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className="control pr-12"
      />
      <Button
        variant="quiet"
        size="sm"
        iconOnly
        className="absolute top-[5px] right-[5px]"
        aria-label={shown ? 'Ocultar la contraseña' : 'Mostrar la contraseña'}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff className="icon" /> : <Eye className="icon" />}
      </Button>
    </span>
  )
}
