import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'

type PaperDialogProps = { applicationId: number; name: string; onClose: () => void }

/** Downloads the candidate as a PDF, with or without the notes. */
export function PaperDialog({ applicationId, name, onClose }: PaperDialogProps) {
  const [withNotes, setWithNotes] = useState(false)
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${name} en PDF`}
      description="Lleva su perfil, sus respuestas y las evaluaciones que tú puedes ver. Tiene datos personales: úsalo solo con tu equipo."
      footer={
        <a
          href={`/api/applications/${applicationId}/paper${withNotes ? '?notes=1' : ''}`}
          download
          className={buttonClass({ variant: 'primary' })}
        >
          <Download className="icon" />
          Descargar PDF
        </a>
      }
    >
      <Checkbox
        label="Incluir las notas del equipo"
        checked={withNotes}
        onChange={({ target }) => setWithNotes(target.checked)}
      />
    </Dialog>
  )
}
