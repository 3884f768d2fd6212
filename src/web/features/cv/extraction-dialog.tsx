import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { Note } from '#web/ui/state/note.tsx'
import type { OwnProfessional } from '#web/features/professionals/panel/professional-panel.ts'
import { ReviewDialog } from './review-dialog.tsx'
import type { CvReading } from './use-cv-upload.ts'

type ExtractionDialogProps = {
  professional: OwnProfessional
  /** The result of a reading; null: no dialog. */
  reading: CvReading | null
  onClose: () => void
}

/** After a reading: the result to review and save, or why it failed. */
export function ExtractionDialog({ professional, reading, onClose }: ExtractionDialogProps) {
  if (!reading) return null
  if ('data' in reading)
    return <ReviewDialog professional={professional} data={reading.data} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title="Error al procesar el CV"
      description="Tu CV está guardado y puedes postular con él. Solo no pudimos completar tu perfil."
      footer={
        <Button variant="secondary" onClick={onClose}>
          Cerrar
        </Button>
      }
    >
      <Note tone="bad" announce>
        {reading.problem}
      </Note>
    </Dialog>
  )
}
