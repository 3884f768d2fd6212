import { useState } from 'react'
import type { HireDetail } from '#contracts/hires/hires.contract.ts'
import { reviewsWaitDays } from '#contracts/hires/order-figures.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import type { HireParty } from '#domain/orders/hire-steps.ts'
import { useMayWrite } from '#web/features/companies/panel/may-write.tsx'
import { reviewHref } from '#web/features/professionals/page/profile.address.ts'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { StarPicker } from '#web/ui/form/star-picker.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { refusalOf, useOrderStep } from './order.resource.ts'

type Props = { hire: HireDetail; viewer: HireParty }

/** What both sides say about the work: each reads the other's once both are written. */
export function RoomReviews({ hire, viewer }: Props) {
  const [isWriting, setWriting] = useState(false)
  const mayWrite = useMayWrite()
  if (hire.status !== 'completed') return null
  const { own, other, isOtherWaiting } = hire.reviews
  const otherName = viewer === 'company' ? hire.professionalName : hire.companyName
  return (
    <Card title="Reseñas">
      <div className="grid gap-4">
        {own && <Opinion title="La tuya" opinion={own} />}
        {other && <Opinion title={`La de ${otherName}`} opinion={other} />}
        {!own && mayWrite && (
          <div>
            {viewer === 'company' ? (
              <LinkButton size="sm" variant="secondary" to={reviewHref(hire.professionalId, hire.serviceId)}>
                Escribir tu reseña
              </LinkButton>
            ) : (
              <Button size="sm" variant="secondary" onClick={() => setWriting(true)}>
                Reseñar a la empresa
              </Button>
            )}
          </div>
        )}
        {!other && (
          <Note>
            {isOtherWaiting
              ? `${otherName} ya escribió la suya: la lees cuando escribas la tuya, o a los ${reviewsWaitDays} días.`
              : `Las dos reseñas aparecen a la vez, o a los ${reviewsWaitDays} días si solo hay una.`}
          </Note>
        )}
      </div>
      {isWriting && <ReviewDialog hire={hire} onClose={() => setWriting(false)} />}
    </Card>
  )
}

function Opinion({ title, opinion }: { title: string; opinion: NonNullable<HireDetail['reviews']['own']> }) {
  return (
    <div>
      <h3 className="text-sm font-strong">
        {title}: {opinion.rating} de 5
      </h3>
      {opinion.comment !== '' && (
        <p className="mt-1 max-w-measure text-control whitespace-pre-line wrap-anywhere">{opinion.comment}</p>
      )}
    </div>
  )
}

function ReviewDialog({ hire, onClose }: { hire: HireDetail; onClose: () => void }) {
  const step = useOrderStep(hire.id, 'professional')
  const [rating, setRating] = useState(5)
  const [comment, setComment] = useState('')
  return (
    <FormDialog
      wide
      title={`Reseña a ${hire.companyName}`}
      description="Solo la lee la empresa, y cuando las dos estén escritas."
      submit="Enviar reseña"
      busyLabel="Enviando..."
      isSubmitting={step.isPending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        step.mutate({ step: 'review', rating, comment: comment.trim() }, { onSuccess: onClose })
      }}
      problem={step.isError ? refusalOf(step.error) : undefined}
    >
      <StarPicker
        name="rating"
        legend="Cómo fue trabajar con la empresa"
        value={rating}
        onChange={setRating}
      />
      <Field label="Comentario" optional>
        <Textarea
          rows={4}
          value={comment}
          maxLength={mostLetters.review}
          counterMax={mostLetters.review}
          onChange={({ target }) => setComment(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
