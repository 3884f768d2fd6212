import ScanText from 'lucide-react/icons/scan-text'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Note } from '#web/ui/note.tsx'
import { ExtractionResult } from './extraction-result.tsx'
import { useExtraction } from './use-extraction.ts'

/** Fills the profile from the CV that it has, and shows all that was found in it. */
export function AutoExtract({ professionalId }: { professionalId: number }) {
  const { state, run } = useExtraction(professionalId)
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-60">
          <h2 className="text-h4">Desde tu CV</h2>
          <p className="mt-1 max-w-[60ch] text-sm text-ink-2">
            Leemos tu CV y agregamos lo que falta. Lo que tú escribiste o corregiste no cambia; lo que
            borraste vuelve.
          </p>
        </div>
        <Button
          variant="secondary"
          onClick={run}
          busy={state.step === 'processing'}
          busyLabel="Extrayendo..."
        >
          <ScanText className="icon" />
          Auto-Extraer
        </Button>
      </div>
      {state.step === 'error' && (
        <div className="mt-4">
          <Note tone="bad" announce>
            <p className="font-strong">Error al extraer datos del CV</p>
            <p>{state.problem}</p>
          </Note>
        </div>
      )}
      <p role="status" className="text-sm font-strong not-empty:mt-4">
        {state.step === 'success' && state.result.message}
      </p>
      {state.step === 'success' && (
        <div className="mt-4 border-t border-line pt-4">
          <ExtractionResult result={state.result} />
        </div>
      )}
    </Card>
  )
}
