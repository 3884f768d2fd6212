import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'

/** Copies a text. `what` is read out: 'copiar el correo de Empresa'. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [copied, setCopied] = useState(false)
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`copiar ${what}`}
      onClick={() =>
        void navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          () => setCopied(false),
        )
      }
    >
      {copied ? 'copiado' : 'copiar'}
    </Button>
  )
}
