import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { AlertForm } from './alert-form.tsx'

type AlertDialogProps = { open: boolean; onClose: () => void; search: string; words: string }

export function AlertDialog({ open, onClose, search, words }: AlertDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      variant="sheet"
      title="Crear alerta"
      description="Recibe por correo los empleos nuevos de esta búsqueda."
    >
      <AlertForm search={search} words={words} />
    </Dialog>
  )
}
