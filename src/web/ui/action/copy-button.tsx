import { useState } from 'react'
import { Button } from './button.tsx'

/** Copies a text. `what` is announced: 'Copiar el correo de Empresa'. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [copied, setCopied] = useState(false)
  const word = copied ? 'Copiado' : 'Copiar'
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`${word} ${what}`}
      onClick={() =>
        void navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          () => setCopied(false),
        )
      }
    >
      {word}
    </Button>
  )
}
