import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import { useCallback, useEffect, useRef, useState } from 'react'
import { buttonClass } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import type { OwnProfessional } from '../professional/professional-panel.ts'
import { limits, onlyPdf, pdfOrDocx } from './cv-limits.ts'
import { ExtractionDialog } from './extraction-dialog.tsx'
import { type CvReading, useCvUpload } from './use-cv-upload.ts'

type CvCardProps = { professional: OwnProfessional }

/** The CV of the profile: put there, looked at, replaced; a new one offers to fill the profile. Who sees it is said beside it. */
export function CvCard({ professional }: CvCardProps) {
  const [isReplacing, setReplacing] = useState(false)
  const [reading, setReading] = useState<CvReading | null>(null)
  const upload = useCvUpload(professional.id, (found) => {
    setReplacing(false)
    setReading(found)
  })
  const close = useCallback(() => setReading(null), [])
  const replaceButton = useFocusAfter(reading !== null)
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
      {cvUrl && !isReplacing ? (
        <Button
          ref={replaceButton}
          variant="quiet"
          size="sm"
          className="-ml-3.5"
          onClick={() => setReplacing(true)}
        >
          Reemplazar CV
        </Button>
      ) : (
        <FileDrop
          {...limits}
          {...(professional.cvFormats.includes('docx') ? pdfOrDocx : onlyPdf)}
          label={cvUrl ? 'Tu nuevo CV' : 'Sube tu CV'}
          {...upload}
        />
      )}
      <p className="mt-3 text-xs text-ink-3">
        Solo lo ven las empresas a las que postulas. Si lo reemplazas, tus postulaciones conservan el que
        enviaste.
      </p>
      <ExtractionDialog professional={professional} reading={reading} onClose={close} />
    </Card>
  )
}

/** The place for the file is gone when its dialog closes: what stands there now gets the focus. */
function useFocusAfter(isOpen: boolean) {
  const target = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) target.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return target
}
