import { useRef, useState } from 'react'
import type { ReviewReply } from '#contracts/coach/review.contract.ts'
import { reviewPath } from '#domain/coach/coach.address.ts'
import { jobHref } from '#domain/jobs/job.address.ts'
import { RESUMES_PATH } from '#domain/resume/resume.address.ts'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { ActiveFilter } from '#web/ui/list/chip.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { Link } from 'react-router'
import { AcceptedList } from './accepted-list.tsx'
import { FindingCard } from './finding-card.tsx'
import { ReviewMeasure } from './review-measure.tsx'
import { useReview } from './use-review.ts'

/** The review of the own CV: the measure, and one proposal after the other. */
export function ReviewView({ loaded, isGone }: { loaded: ReviewReply; isGone: boolean }) {
  const state = useReview(loaded)
  /** As it was when the page was opened: each change loads the screen again. */
  const [first] = useState(loaded)
  const { review, open, accepted, asideCount } = state
  const heading = useRef<HTMLHeadingElement>(null)
  const { job } = review
  /** The card with the focus goes away. */
  const toHeading = () => heading.current?.focus()
  return (
    <>
      <h1>Revisar mi CV</h1>
      <p className="mt-2 max-w-[64ch] text-sm text-ink-2">
        Leemos tu perfil línea por línea. Cada propuesta usa solo tus palabras y tus datos, y nada cambia
        hasta que la aceptas.
      </p>
      {isGone && (
        <div className="mt-4 max-w-[60rem]">
          <Note>Ese empleo ya no está abierto: leímos tu CV sin compararlo.</Note>
        </div>
      )}
      {job && (
        <p className="mt-4 flex flex-wrap items-center gap-2 text-sm">
          Para el aviso{' '}
          <Link to={jobHref(job.id)} className="link wrap-anywhere">
            {job.title}, {job.company}
          </Link>
          <ActiveFilter to={reviewPath}>Leer sin este aviso</ActiveFilter>
        </p>
      )}
      <div className="mt-5 grid max-w-[72rem] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="xl:order-2">
          <ReviewMeasure now={review} before={first} />
        </div>
        <div className="grid gap-4">
          <h2 ref={heading} tabIndex={-1} className="text-h4 outline-none" aria-live="polite">
            {open.length === 0
              ? 'No queda nada por revisar'
              : open.length === 1
                ? 'Queda 1 propuesta'
                : `Quedan ${open.length} propuestas`}
          </h2>
          <AcceptedList state={state} />
          {open.length === 0 ? (
            <Card>
              <EmptyState
                title={accepted.length > 0 ? 'Tu CV quedó al día' : 'Tu CV está bien escrito'}
                level={3}
                action={
                  asideCount > 0 ? (
                    <Button variant="secondary" onClick={state.showAll}>
                      Ver lo que descartaste
                    </Button>
                  ) : (
                    <LinkButton to="/dashboard/empleos">Ver empleos para ti</LinkButton>
                  )
                }
              >
                Ya puedes{' '}
                <Link to={RESUMES_PATH} className="link">
                  descargar tu CV
                </Link>
                . Cuando agregues un trabajo o cambies una línea, vuelve a pasar por aquí.
              </EmptyState>
            </Card>
          ) : (
            <ol className="grid gap-3">
              {open.map((finding) => (
                <FindingCard key={finding.key} finding={finding} state={state} onGone={toHeading} />
              ))}
            </ol>
          )}
        </div>
      </div>
    </>
  )
}
