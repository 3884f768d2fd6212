import { useEffect, useState } from 'react'
import type { ExtractedData, Extraction } from '#contracts/cv.contract.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Chakana } from '#web/ui/motif/chakana.tsx'
import { Note } from '#web/ui/note.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { OwnProfessional } from '../professional/professional-panel.ts'
import { countedInWords } from './counted.ts'
import { ExtractionPreview } from './extraction-preview.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import type { CvReading } from './use-cv-upload.ts'
import { useExtraction } from './use-extraction.ts'

/** As documented: what was saved is read, then the dialog goes. In milliseconds. */
const CLOSES_AFTER = 3000

type ExtractionDialogProps = {
  professional: OwnProfessional
  /** What was read; null: no dialog. */
  reading: CvReading | null
  /** The person asked to look through it: nothing is asked before. */
  reviewFirst?: boolean
  onClose: () => void
}

/** After a reading: shows what was read and asks, fills the profile, says what was saved or why it could not. */
export function ExtractionDialog({
  professional,
  reading,
  reviewFirst = false,
  onClose,
}: ExtractionDialogProps) {
  if (!reading) return null
  if ('problem' in reading) return <UnreadDialog problem={reading.problem} onClose={onClose} />
  return (
    <FillDialog professional={professional} data={reading.data} reviewFirst={reviewFirst} onClose={onClose} />
  )
}

type FillDialogProps = Required<Omit<ExtractionDialogProps, 'reading'>> & { data: ExtractedData }

function FillDialog({ professional, data, reviewFirst, onClose }: FillDialogProps) {
  const extraction = useExtraction(professional.id)
  const [isReviewing, setReviewing] = useState(reviewFirst)
  const { state, run } = extraction
  const { step } = state
  useEffect(() => {
    if (step !== 'success') return undefined
    const timer = setTimeout(onClose, CLOSES_AFTER)
    return () => clearTimeout(timer)
  }, [step, onClose])

  if (isReviewing && state.step !== 'success')
    return <ReviewDialog professional={professional} data={data} extraction={extraction} onClose={onClose} />
  if (state.step === 'error') return <UnreadDialog problem={state.problem} onClose={onClose} />
  if (state.step === 'success')
    return (
      <Dialog
        key="saved"
        open
        onClose={onClose}
        title="Perfil actualizado"
        footer={<CloseButton onClose={onClose} />}
      >
        <Saved result={state.result} />
      </Dialog>
    )
  const isProcessing = state.step === 'processing'
  const counts = countsOf(data)
  return (
    <Dialog
      open
      onClose={onClose}
      locked={isProcessing}
      size="md"
      variant="sheet"
      title="¿Quieres completar tu perfil con lo que encontramos?"
      description={
        counts
          ? `En tu CV encontramos ${counts}. Lo que tú escribiste no cambia.`
          : 'En tu CV no encontramos experiencia, estudios ni habilidades; quizá sí tus datos de contacto.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isProcessing}>
            Ahora no
          </Button>
          <Button variant="secondary" onClick={() => setReviewing(true)} disabled={isProcessing}>
            Revisar primero
          </Button>
          <Button onClick={run} busy={isProcessing} busyLabel="Procesando...">
            Completar mi perfil
          </Button>
        </>
      }
    >
      <div role="status">
        {isProcessing && (
          <p className="flex items-center gap-2 pb-4 text-sm text-ink-2">
            <Spinner /> Guardando lo nuevo en tu perfil
          </p>
        )}
      </div>
      <ExtractionPreview data={data} />
    </Dialog>
  )
}

const countsOf = ({ experiences, educations, skills }: ExtractedData): string =>
  countedInWords({
    experiences: experiences.length,
    educations: educations.length,
    skills: skills.technical.length + skills.soft.length,
    languages: skills.languages.length,
    certifications: skills.certifications.length,
  })

function Saved({ result }: { result: Extraction }) {
  return (
    <div role="status" className="grid justify-items-center gap-3 py-4 text-center">
      <Chakana />
      <p className="max-w-[42ch]">{result.message}</p>
    </div>
  )
}

/** The upload stands; nothing could be read from it, or kept. */
function UnreadDialog({ problem, onClose }: { problem: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Error al procesar el CV"
      description="Tu CV está guardado y puedes postular con él. Solo no pudimos completar tu perfil."
      footer={<CloseButton onClose={onClose} />}
    >
      <Note tone="bad" announce>
        {problem}
      </Note>
    </Dialog>
  )
}

const CloseButton = ({ onClose }: { onClose: () => void }) => (
  <Button variant="secondary" onClick={onClose}>
    Cerrar
  </Button>
)
