import { useState } from 'react'
import { reputationContract, type Review } from '#contracts/reputation/reputation.contract.ts'
import { api } from '#web/lib/api-client.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { SkeletonRows } from '#web/ui/state/skeleton.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { profileHref } from '#web/features/professionals/page/profile.address.ts'
import { ReportLink } from '#web/features/support/abuse-reports/report-link.tsx'
import { RatingSummary } from './rating-summary.tsx'
import { ReplyForm } from './reply-form.tsx'
import { ReviewItem } from './review-item.tsx'
import { useReviews } from './reviews.resource.ts'

type OwnReviewsProps = {
  professionalId: number
  /** Without the plan an empty list needs no text. */
  isPremium: boolean
}

/** Companies' reviews of the person's services, and the replies. */
export function OwnReviews({ professionalId, isPremium }: OwnReviewsProps) {
  const { data, isFailed, isFetching, retry, refresh } = useReviews(professionalId)
  const [answering, setAnswering] = useState<number | null>(null)
  const [asked, setAsked] = useState<Review | null>(null)
  const [isBusy, setBusy] = useState(false)
  if (isFailed)
    return <ErrorState title="Error al cargar tus reseñas" onRetry={retry} retrying={isFetching} level={3} />
  if (!data) return <SkeletonRows rows={3} label="Cargando tus reseñas" />
  if (data.reviews.length === 0)
    return !isPremium ? null : (
      <Card>
        <EmptyState
          title="Sin reseñas aún"
          action={
            <LinkButton to={profileHref(professionalId)} variant="secondary" size="sm">
              Ver mi perfil público
            </LinkButton>
          }
        >
          Las escriben las empresas que conversaron contigo o te contrataron. Puedes pedirla al terminar un
          trabajo.
        </EmptyState>
      </Card>
    )

  const removeReply = async ({ id, companyName }: Review) => {
    setBusy(true)
    try {
      await api.call(reputationContract.deleteReply, { params: { id } })
      await refresh()
      showToast({ title: 'Respuesta eliminada', description: companyName })
    } catch {
      showToast({
        title: 'Error',
        description: 'No se pudo eliminar la respuesta. Inténtalo otra vez.',
        tone: 'destructive',
      })
    }
    setBusy(false)
    setAsked(null)
  }
  const actionsOf = (review: Review) => (
    <>
      <Button
        variant={review.reply ? 'quiet' : 'secondary'}
        size="sm"
        className={review.reply ? '-ml-3.5' : ''}
        aria-label={`${review.reply ? 'Editar respuesta' : 'Responder'} a ${review.companyName}`}
        onClick={() => setAnswering(review.id)}
      >
        {review.reply ? 'Editar respuesta' : 'Responder'}
      </Button>
      {review.reply && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Eliminar respuesta a ${review.companyName}`}
          onClick={() => setAsked(review)}
        >
          Eliminar
        </Button>
      )}
      <span className="text-xs">
        <ReportLink thing={{ kind: 'review', id: review.id, title: `Reseña de ${review.companyName}` }} />
      </span>
    </>
  )
  return (
    <>
      <RatingSummary {...data} />
      <section aria-label="Reseñas recibidas">
        <ul className="rounded-md border border-line bg-surface px-5 lg:px-6">
          {data.reviews.map((review) => {
            const isOpen = answering === review.id
            const close = () => setAnswering(null)
            return (
              <ReviewItem
                key={review.id}
                review={review}
                answeredBy="Tu respuesta"
                answer={isOpen ? <ReplyForm review={review} onClose={close} onSaved={refresh} /> : undefined}
                actions={!isOpen && actionsOf(review)}
              />
            )
          })}
        </ul>
      </section>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && void removeReply(asked)}
        busy={isBusy}
        title="¿Eliminar tu respuesta?"
        description={asked && `Tu respuesta a ${asked.companyName} desaparecerá de tu perfil.`}
        confirmLabel="Eliminar"
      />
    </>
  )
}
