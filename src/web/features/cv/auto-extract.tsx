import ScanText from 'lucide-react/icons/scan-text'
import { useCallback, useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { Note } from '#web/ui/state/note.tsx'
import type { OwnProfessional } from '#web/features/professionals/panel/professional-panel.ts'
import { ExtractionDialog } from './extraction-dialog.tsx'
import { ExtractionResult } from './extraction-result.tsx'
import { useCvLine } from './use-cv-line.ts'
import type { CvReading } from './use-cv-upload.ts'
import { useExtraction } from './use-extraction.ts'
import { useStoredReading } from './use-stored-reading.ts'

/** Fills the profile from its CV, all at once or item by item, and shows everything that was found. */
export function AutoExtract({ professional }: { professional: OwnProfessional }) {
  const { state, run, forget } = useExtraction(professional.id)
  const [reading, setReading] = useState<CvReading | null>(null)
  const { read, isReading, line } = useStoredReading(professional.id, (found) => {
    // The earlier result is hidden once its entries can be completed.
    forget()
    setReading(found)
  })
  const close = useCallback(() => setReading(null), [])
  const isExtracting = state.step === 'processing'
  const extractionLine = useCvLine(isExtracting)
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-60">
          <h2 className="text-h4">Desde tu CV</h2>
          <p className="mt-1 max-w-[60ch] text-sm text-ink-2">
            Leemos tu CV y agregamos lo que falta. Lo que tú escribiste o corregiste no cambia; lo que
            borraste vuelve solo si lo marcas en la revisión.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="quiet"
            onClick={read}
            busy={isReading}
            busyLabel="Leyendo..."
            disabled={isExtracting}
          >
            Revisar primero
          </Button>
          <Button
            variant="secondary"
            onClick={run}
            busy={isExtracting}
            busyLabel="Extrayendo..."
            disabled={isReading}
          >
            <ScanText className="icon" />
            Auto-Extraer
          </Button>
        </div>
      </div>
      <ExtractionDialog professional={professional} reading={reading} onClose={close} />
      {state.step === 'error' && (
        <div className="mt-4">
          <Note tone="bad" announce>
            <p className="font-strong">Error al extraer datos del CV</p>
            <p>{state.problem}</p>
          </Note>
        </div>
      )}
      <p role="status" className="text-sm text-ink-2 not-empty:mt-4">
        {line ?? extractionLine}
      </p>
      <p role="status" className="text-sm font-strong not-empty:mt-4">
        {state.step === 'success' && state.result.message}
      </p>
      {state.step === 'success' && (
        <div className="mt-4 border-t border-line pt-4">
          <ExtractionResult result={state.result} onComplete={read} isReading={isReading} />
        </div>
      )}
    </Card>
  )
}
