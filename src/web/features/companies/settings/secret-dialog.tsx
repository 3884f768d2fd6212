import Copy from 'lucide-react/icons/copy'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { Note } from '#web/ui/state/note.tsx'

type SecretDialogProps = {
  secret: string
  /** What it is: 'clave de firma'. */
  name: string
  description: string
  /** What to do when it is lost. */
  children: ReactNode
  onClose: () => void
}

/** The only time that a secret is shown. It closes by its button alone, so that it is not lost by a slip. */
export function SecretDialog({ secret, name, description, children, onClose }: SecretDialogProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      showToast({ title: 'Clave copiada' })
    } catch {
      showToast({ title: 'Tu navegador no dejó copiarla. Selecciónala.', tone: 'destructive' })
    }
  }
  return (
    <Dialog
      open
      locked
      onClose={onClose}
      title={`Guarda la ${name}`}
      description={description}
      footer={<Button onClick={onClose}>Ya la guardé</Button>}
    >
      <div className="grid gap-4">
        <code
          aria-label={`${name[0]?.toUpperCase()}${name.slice(1)}`}
          className="rounded-md bg-sunken p-4 text-sm wrap-anywhere select-all"
        >
          {secret}
        </code>
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => void copy()}>
          <Copy className="icon" />
          Copiar
        </Button>
        <Note tone="warn">No la volveremos a mostrar. {children}</Note>
      </div>
    </Dialog>
  )
}
