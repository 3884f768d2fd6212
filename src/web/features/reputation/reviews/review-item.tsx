import type { ReactNode } from 'react'
import type { Review } from '#contracts/reputation/reputation.contract.ts'
import { formatDate, limaDay } from '#domain/time/dates.ts'
import { CompanyLogo } from '#web/ui/look/avatar.tsx'
import { VerifiedBadge } from '#web/ui/look/badge.tsx'
import { Stars } from '#web/features/services/rating.tsx'

const Day = ({ at }: { at: string }) => {
  const date = new Date(at)
  return <time dateTime={limaDay(date)}>{formatDate(date)}</time>
}

type ReviewItemProps = {
  review: Review
  /** The service is already named beside the review. */
  ofOneService?: boolean
  /** Whose reply stands below it: 'Respuesta de Rosa'. */
  answeredBy: string
  /** The viewer's actions, at the end. */
  actions?: ReactNode
  /** The form for a reply, in place of the reply. */
  answer?: ReactNode
}

/** A company's review, with the professional's reply. */
export function ReviewItem({ review, ofOneService = false, answeredBy, actions, answer }: ReviewItemProps) {
  const { reply } = review
  return (
    <li className="flex gap-4 border-line py-5 not-first:border-t">
      <CompanyLogo name={review.companyName} />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-control leading-6 wrap-anywhere">{review.companyName}</h3>
          <Stars rating={review.rating} />
          {review.isVerifiedHire && <VerifiedBadge>Contratación verificada</VerifiedBadge>}
        </div>
        <p className="text-sm wrap-anywhere text-ink-2">
          {!ofOneService && `${review.serviceTitle} · `}
          <Day at={review.createdAt} />
          {review.editedAt && (
            <>
              {' · Editada el '}
              <Day at={review.editedAt} />
            </>
          )}
        </p>
        {review.comment && (
          <p className="mt-2 max-w-measure whitespace-pre-line wrap-anywhere">{review.comment}</p>
        )}
        {answer ??
          (reply && (
            <div className="mt-4 max-w-measure border-l-2 border-line-strong pl-4">
              <p className="text-sm">
                <b>{answeredBy}</b>
                <span className="text-ink-2">
                  {' · '}
                  <Day at={reply.at} />
                </span>
              </p>
              <p className="mt-1 text-control whitespace-pre-line wrap-anywhere">{reply.text}</p>
            </div>
          ))}
        {actions && <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">{actions}</div>}
      </div>
    </li>
  )
}
