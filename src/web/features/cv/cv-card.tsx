import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import ScanText from 'lucide-react/icons/scan-text'
import { useCallback, useState } from 'react'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { FileDrop } from '#web/ui/form/file-drop.tsx'
import type { OwnProfessional } from '#web/features/professionals/panel/professional-panel.ts'
import { cvLimits } from './cv-limits.ts'
import { ExtractionDialog } from './extraction-dialog.tsx'
import { type CvReading, useCvUpload } from './use-cv-upload.ts'
import { useFocusAfter } from './use-focus-after.ts'
import { useStoredReading } from './use-stored-reading.ts'

type CvCardProps = { professional: OwnProfessional }

/** The CV of the profile: upload, view, replace, and review what it says. It also says who can see it. */
export function CvCard({ professional }: CvCardProps) {
  const [isReplacing, setReplacing] = useState(false)
  const [reading, setReading] = useState<CvReading | null>(null)
  const upload = useCvUpload(professional.id, (found) => {
    setReplacing(false)
    setReading(found)
  })
  const stored = useStoredReading(professional.id, setReading)
  const close = useCallback(() => setReading(null), [])
  const reviewButton = useFocusAfter<HTMLButtonElement>(reading !== null)
  const { cvUrl } = professional
  return (
    <Card title={<span id="cv">Tu CV</span>}>
      {cvUrl && (
        <div className="mb-3 flex flex-wrap items-center gap-3 rounded-md border border-line p-4">
          <FileText className="icon text-lg text-accent-ink" />
          <p className="min-w-0 grow text-sm font-strong wrap-anywhere">{professional.cvName ?? 'CV.pdf'}</p>
          <a href={cvUrl} download className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            <Download className="icon" />
            Descargar
          </a>
        </div>
      )}
      {professional.cvModerationStatus === 'rejected' && (
        <div className="mb-3">
          <Note tone="bad">
            <p className="font-strong">Las empresas no ven este CV</p>
            {professional.cvModerationNote && (
              <p className="whitespace-pre-line wrap-anywhere">{professional.cvModerationNote}</p>
            )}
            <p>Reemplázalo para que vaya en tus próximas postulaciones.</p>
          </Note>
        </div>
      )}
      {cvUrl && !isReplacing ? (
        <div className="flex flex-wrap gap-2">
          <Button
            ref={reviewButton}
            variant="secondary"
            size="sm"
            onClick={stored.read}
            busy={stored.isReading}
            busyLabel="Leyendo..."
          >
            <ScanText className="icon" />
            Revisar lo que dice
          </Button>
          <Button variant="quiet" size="sm" onClick={() => setReplacing(true)}>
            Reemplazar CV
          </Button>
        </div>
      ) : (
        <FileDrop {...cvLimits(professional)} label={cvUrl ? 'Tu nuevo CV' : 'Sube tu CV'} {...upload} />
      )}
      <p role="status" className="mt-2 text-sm text-ink-2 empty:hidden">
        {stored.line}
      </p>
      <p className="mt-3 text-xs text-ink-3">
        Solo lo ven las empresas a las que postulas. Si lo reemplazas, tus postulaciones conservan el que
        enviaste.
      </p>
      <ExtractionDialog professional={professional} reading={reading} onClose={close} />
    </Card>
  )
}
