import { useState } from 'react'
import { Button } from './button.tsx'

/** Copies a text. `what` is announced: 'Copiar el correo de Empresa'; `label` is written instead of 'Copiar'. */
export function CopyButton({ text, what, label }: { text: string; what: string; label?: string }) {
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
      {copied ? word : (label ?? word)}
    </Button>
  )
}
