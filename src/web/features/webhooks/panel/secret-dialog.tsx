import Copy from 'lucide-react/icons/copy'
import { oldSecretHours } from '#contracts/webhooks/webhook-figures.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { Note } from '#web/ui/state/note.tsx'

type SecretDialogProps = {
  secret: string
  /** It replaces one that still signs for a while. */
  isRotation: boolean
  onClose: () => void
}

/** The only time that a secret is shown. It closes by its button alone, so that it is not lost by a slip. */
export function SecretDialog({ secret, isRotation, onClose }: SecretDialogProps) {
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
      title="Guarda la clave de firma"
      description="Con ella tu sistema comprueba que el envío es nuestro."
      footer={<Button onClick={onClose}>Ya la guardé</Button>}
    >
      <div className="grid gap-4">
        <code
          aria-label="Clave de firma"
          className="rounded-md bg-sunken p-4 text-sm wrap-anywhere select-all"
        >
          {secret}
        </code>
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => void copy()}>
          <Copy className="icon" />
          Copiar
        </Button>
        <Note tone="warn">
          No la volveremos a mostrar. Si la pierdes, rótala y usa la nueva.
          {isRotation &&
            ` La anterior también firma durante ${oldSecretHours} horas, para que cambies sin cortes.`}
        </Note>
      </div>
    </Dialog>
  )
}
