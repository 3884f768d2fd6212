import { useState } from 'react'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import { type ReviewOption, reputationContract } from '#contracts/reputation/reputation.contract.ts'
import { highestRating, reviewEditDays } from '#contracts/reputation/reputation-figures.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { api, ApiError, endpointRef } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useTextDraft } from '#web/lib/use-text-draft.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { StarPicker } from '#web/ui/form/star-picker.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { offerUndo } from '#web/features/acts/offer-undo.ts'
import { Stars } from '#web/features/services/rating.tsx'
import { sessionResource } from '#web/features/accounts/session/session.resource.ts'

type ReviewFormProps = {
  professionalId: number
  option: ReviewOption
  onBusy: (isBusy: boolean) => void
  onClose: () => void
  onChanged: () => void
}

/** One review, new or existing. The text stays until it is sent. */
export function ReviewForm({ professionalId, option, onBusy, onClose, onChanged }: ReviewFormProps) {
  const { serviceId, serviceTitle, review, hasCompletedHire } = option
  const [rating, setRating] = useState(review?.rating ?? highestRating)
  const draft = useTextDraft(`qhatu.resena.${serviceId}`, review?.comment ?? '')
  const [asksDeletion, setAsksDeletion] = useState(false)
  const isTooLong = draft.text.trim().length > mostLetters.review

  const finish = (title: string, undo?: Undoable | null) => {
    draft.drop()
    onBusy(false)
    if (undo) {
      // Nobody else can read a new review before that, not even on this page, which is the same for everyone.
      const description = review ? serviceTitle : `Se publica en ${undo.seconds} segundos.`
      offerUndo(undo, { title, description }, onChanged)
    } else showToast({ title, description: serviceTitle })
    onChanged()
    onClose()
  }
  const fail = (error: Error) => {
    onBusy(false)
    if (error instanceof ApiError && error.status === 401) void sessionResource.refresh()
  }
  const save = useAction(
    async () => {
      onBusy(true)
      const body = { rating, comment: draft.text.trim() }
      if (!review)
        return (
          await api.call(endpointRef(reputationContract.addReview), {
            body: { ...body, serviceId, professionalId },
          })
        ).undo
      await api.call(endpointRef(reputationContract.updateReview), {
        params: { id: review.id },
        body,
      })
      return null
    },
    {
      onSuccess: (undo) => finish(review ? 'Reseña actualizada' : 'Reseña publicada', undo),
      onError: fail,
    },
  )
  const remove = useAction(
    (id: number) => {
      onBusy(true)
      return api.call(endpointRef(reputationContract.deleteReview), {
        params: { id },
      })
    },
    { onSuccess: ({ undo }) => finish('Reseña eliminada', undo), onError: fail },
  )
  const problem = save.error ?? remove.error
  const deletion = review && (
    <>
      <Button variant="danger-quiet" onClick={() => setAsksDeletion(true)}>
        Eliminar
      </Button>
      <ConfirmDialog
        open={asksDeletion}
        onClose={() => setAsksDeletion(false)}
        onConfirm={() => void remove.run(review.id).then(() => setAsksDeletion(false))}
        busy={remove.isPending}
        title="¿Eliminar tu reseña?"
        description={`La de “${serviceTitle}” desaparecerá del perfil, con la respuesta si la tiene.`}
        confirmLabel="Eliminar"
      />
    </>
  )
  const failure = problem && (
    <Note tone="bad" announce>
      {problem instanceof ApiError
        ? (Object.values(problem.body.fields ?? {})[0] ?? problem.body.message)
        : 'No se pudo guardar la reseña. Revisa tu conexión; lo que escribiste sigue aquí.'}
    </Note>
  )
  if (review && !review.isEditable)
    return (
      <div className="grid gap-4">
        <Stars rating={review.rating} />
        {review.comment && <p className="whitespace-pre-line wrap-anywhere">{review.comment}</p>}
        <Note>Pasaron {reviewEditDays} días: esta reseña ya no se puede cambiar. Sí puedes eliminarla.</Note>
        {failure}
        <div>{deletion}</div>
      </div>
    )
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (isTooLong) event.currentTarget.querySelector('textarea')?.focus()
        else void save.run()
      }}
    >
      {review?.isRejected && (
        <Note tone="bad">
          <p className="font-strong">Nadie más ve esta reseña</p>
          {review.moderationNote && (
            <p className="whitespace-pre-line wrap-anywhere">{review.moderationNote}</p>
          )}
          <p>Corrígela y se mostrará otra vez.</p>
        </Note>
      )}
      <StarPicker name="rating" legend="Calificación" value={rating} onChange={setRating} />
      <Field
        label="Comentario"
        optional
        hint="Qué hizo bien, qué faltó, si lo volverías a contratar."
        error={isTooLong ? `Usa ${mostLetters.review} caracteres como máximo` : undefined}
      >
        <Textarea
          value={draft.text}
          rows={5}
          counterMax={mostLetters.review}
          onChange={(event) => draft.set(event.target.value)}
        />
      </Field>
      <p className="text-sm text-ink-2">
        {hasCompletedHire && 'Llevará el sello “Contratación verificada”. '}
        Puedes cambiarla durante {reviewEditDays} días.
      </p>
      {failure}
      <div className="flex flex-wrap justify-end gap-2">
        {deletion}
        <Button type="submit" busy={save.isPending} busyLabel="Guardando...">
          {review ? 'Guardar cambios' : 'Publicar reseña'}
        </Button>
      </div>
    </form>
  )
}
