import type { ExtractedData } from '#contracts/cv.contract.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Note } from '#web/ui/note.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import type { OwnProfessional } from '../professional/professional-panel.ts'
import { ReviewList } from './review-list.tsx'
import { useCvReview } from './use-cv-review.ts'
import type { useExtraction } from './use-extraction.ts'
import { useKnownProfile } from './use-known-profile.ts'

type ReviewDialogProps = {
  professional: OwnProfessional
  data: ExtractedData
  extraction: ReturnType<typeof useExtraction>
  onClose: () => void
}

/** The way between reading and saving for who wants to look: each thing accepted, corrected or skipped, and only that saved. */
export function ReviewDialog({ professional, data, extraction, onClose }: ReviewDialogProps) {
  const profile = useKnownProfile(professional)
  const review = useCvReview(data, profile.known)
  const { state, keep } = extraction
  const isProcessing = state.step === 'processing'
  const count = review.taken.length
  return (
    <Dialog
      open
      onClose={onClose}
      locked={isProcessing}
      size="lg"
      variant="sheet"
      title="Revisa lo que leímos"
      description="Guardamos solo lo que dejes marcado. Puedes corregirlo antes; lo que tú escribiste no cambia."
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isProcessing}>
            Ahora no
          </Button>
          <Button
            onClick={() => keep(review.selection)}
            disabled={count === 0}
            busy={isProcessing}
            busyLabel="Procesando..."
          >
            Guardar lo marcado ({count})
          </Button>
        </>
      }
    >
      {state.step === 'error' && (
        <div className="pb-4">
          <Note tone="bad" announce>
            <p className="font-strong">Error al procesar el CV</p>
            <p>{state.problem}</p>
          </Note>
        </div>
      )}
      {profile.known ? (
        <ReviewList items={review.items} review={review} />
      ) : profile.isFailed && !profile.isFetching ? (
        <ErrorState title="Error al cargar tu perfil" onRetry={profile.retry} level={3}>
          Lo que leímos de tu CV sigue aquí.
        </ErrorState>
      ) : (
        <SkeletonRows rows={4} label="Cargando tu perfil" />
      )}
    </Dialog>
  )
}
