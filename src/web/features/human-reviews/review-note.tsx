import type { ProfessionalApplication } from '#contracts/applications/applications.contract.ts'
import { formatDate } from '#domain/time/dates.ts'
import { Note } from '#web/ui/state/note.tsx'

/** To the person who asked for it: that a human review was asked for, and what came of it. */
export function ReviewNote({ application: { review, company } }: { application: ProfessionalApplication }) {
  if (!review) return null
  return (
    <div className="mt-4">
      <Note>
        <p>
          Pediste una revisión humana el {formatDate(new Date(review.requestedAt))}.
          {review.answeredAt === null && ` ${company.name} todavía no responde.`}
        </p>
        {review.answeredAt !== null && (
          <>
            <p className="mt-1">
              {company.name} respondió el {formatDate(new Date(review.answeredAt))}
              {review.answer && ':'}
            </p>
            <p className="mt-1 text-ink whitespace-pre-line wrap-anywhere">{review.answer}</p>
          </>
        )}
      </Note>
    </div>
  )
}
