import type { Review } from '#contracts/reputation/reputation.contract.ts'
import type { Service } from '#contracts/services/services.contract.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { reviewHref } from '#web/features/professionals/page/profile.address.ts'
import { useSession } from '#web/features/accounts/session/session.resource.ts'
import { ReviewItem } from './review-item.tsx'

type ServiceReviewsProps = { service: Service; reviews: readonly Review[] }

/** Companies' reviews below a service; a company can add its own. */
export function ServiceReviews({ service, reviews }: ServiceReviewsProps) {
  const session = useSession()
  const isCompany = session.status === 'user' && session.user.userType === 'company'
  if (reviews.length === 0 && !isCompany) return null
  return (
    <section className="mt-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3">Reseñas de este servicio</h2>
        {isCompany && (
          <LinkButton to={reviewHref(service.professionalId, service.id)} variant="secondary" size="sm">
            Escribir reseña
          </LinkButton>
        )}
      </div>
      {reviews.length === 0 ? (
        <p className="text-ink-2">Sin reseñas aún</p>
      ) : (
        <ul className="rounded-md border border-line bg-surface px-5 lg:px-6">
          {reviews.map((review) => (
            <ReviewItem
              key={review.id}
              review={review}
              ofOneService
              answeredBy={`Respuesta de ${service.professional.firstName}`}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
