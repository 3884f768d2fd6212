import type { ProfessionalApplication } from '#contracts/applications/applications.contract.ts'
import { formatDate } from '#domain/time/dates.ts'
import { Note } from '#web/ui/state/note.tsx'

/** For the candidate: that a human review was requested, and its answer. */
export function HumanReviewNote({
  application: { humanReview, company },
}: {
  application: ProfessionalApplication
}) {
  if (!humanReview) return null
  return (
    <div className="mt-4">
      <Note>
        <p>
          Pediste una revisión humana el {formatDate(new Date(humanReview.requestedAt))}.
          {humanReview.answeredAt === null && ` ${company.name} todavía no responde.`}
        </p>
        {humanReview.answeredAt !== null && (
          <>
            <p className="mt-1">
              {humanReview.isOurs ? 'Una persona de Qhatu' : company.name} respondió el{' '}
              {formatDate(new Date(humanReview.answeredAt))}
              {humanReview.answer && ':'}
            </p>
            <p className="mt-1 text-ink whitespace-pre-line wrap-anywhere">{humanReview.answer}</p>
          </>
        )}
      </Note>
    </div>
  )
}
