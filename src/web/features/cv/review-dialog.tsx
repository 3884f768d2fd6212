import { useEffect } from 'react'
import type { ExtractedData } from '#contracts/cv/extracted-data.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { Chakana } from '#web/ui/look/motif/chakana.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { SkeletonRows } from '#web/ui/state/skeleton.tsx'
import { Spinner } from '#web/ui/state/spinner.tsx'
import type { OwnProfessional } from '#web/features/professionals/panel/professional-panel.ts'
import { countedInWords } from './counted.words.ts'
import { LeftOut } from './left-out-note.tsx'
import { ReviewList } from './review-list.tsx'
import { ScanNote } from './scan-note.tsx'
import { useCvReview } from './use-cv-review.ts'
import { useExtraction } from './use-extraction.ts'
import { useKnownProfile } from './known-profile.resource.ts'

/** As documented: the result is shown, then the dialog closes. In milliseconds. */
const CLOSES_AFTER = 3000

type ReviewDialogProps = {
  professional: OwnProfessional
  data: ExtractedData
  onClose: () => void
  /** `import`: the file of another product instead of the profile's CV. */
  source?: 'cv' | 'import'
}

/** The review of a reading: each item is accepted, completed, corrected or skipped, and only accepted ones are saved. */
export function ReviewDialog({ professional, data, onClose, source = 'cv' }: ReviewDialogProps) {
  const profile = useKnownProfile(professional)
  const review = useCvReview(data, profile.known)
  const { state, keep } = useExtraction(professional.id, source)
  const { step } = state
  useEffect(() => {
    if (step !== 'success') return undefined
    const timer = setTimeout(onClose, CLOSES_AFTER)
    return () => clearTimeout(timer)
  }, [step, onClose])

  if (state.step === 'success')
    return (
      <Dialog
        key="saved"
        open
        onClose={onClose}
        title="Perfil actualizado"
        footer={
          <Button variant="secondary" onClick={onClose}>
            Cerrar
          </Button>
        }
      >
        <div role="status" className="grid justify-items-center gap-3 py-4 text-center">
          <Chakana />
          <p className="max-w-[42ch]">{state.result.message}</p>
        </div>
      </Dialog>
    )
  const what = source === 'cv' ? 'tu CV' : 'tu archivo'
  const isProcessing = state.step === 'processing'
  const hasNews = review.items.some(({ outcome }) => outcome !== 'known')
  const count = review.taken.length
  return (
    <Dialog
      open
      onClose={onClose}
      locked={isProcessing}
      size="lg"
      variant="sheet"
      title={
        profile.known && !hasNews
          ? `Tu perfil ya tiene lo que dice ${what}`
          : `Revisa lo que leímos de ${what}`
      }
      description={hasNews && descriptionOf(data)}
      footer={
        <>
          <LeftOut items={review.items} />
          <Button variant="secondary" onClick={onClose} disabled={isProcessing}>
            {state.step === 'error' || !hasNews ? 'Cerrar' : 'Ahora no'}
          </Button>
          {hasNews && (
            <Button
              onClick={() => keep(review.selection)}
              disabled={count === 0}
              busy={isProcessing}
              busyLabel="Procesando..."
            >
              Guardar lo marcado ({count})
            </Button>
          )}
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
      {state.step === 'error' && (
        <div className="pb-4">
          <Note tone="bad" announce>
            <p className="font-strong">Error al procesar {what}</p>
            <p>{state.problem}</p>
          </Note>
        </div>
      )}
      <ScanNote scan={data.scan} />
      {profile.known ? (
        <ReviewList items={review.items} review={review} />
      ) : profile.isFailed && !profile.isFetching ? (
        <ErrorState title="Error al cargar tu perfil" onRetry={profile.retry} level={3}>
          Lo que leímos de {what} sigue aquí.
        </ErrorState>
      ) : (
        <SkeletonRows rows={4} label="Cargando tu perfil" />
      )}
    </Dialog>
  )
}

function descriptionOf({ experiences, educations, skills }: ExtractedData): string {
  const counts = countedInWords({
    experiences: experiences.length,
    educations: educations.length,
    skills: skills.technical.length + skills.soft.length,
    languages: skills.languages.length,
    certifications: skills.certifications.length,
  })
  const rule = 'Lo marcado entra a tu perfil cuando lo guardes; lo que tú escribiste no cambia.'
  return counts
    ? `Encontramos ${counts}. ${rule}`
    : `No encontramos experiencia, estudios ni habilidades; sí datos tuyos. ${rule}`
}
