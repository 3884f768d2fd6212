import { mostLetters } from '#contracts/text-lengths.ts'
import { useEffect, useRef, useState } from 'react'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import { replyBody, reputationContract, type Review } from '#contracts/reputation/reputation.contract.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { useTextDraft } from '#web/lib/use-text-draft.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'

type ReplyFormProps = { review: Review; onClose: () => void; onSaved: () => Promise<unknown> }

/** The professional's reply to a review, in its final place. The text stays until it is sent. */
export function ReplyForm({ review, onClose, onSaved }: ReplyFormProps) {
  const draft = useTextDraft(`qhatu.respuesta.${review.id}`, review.reply?.text ?? '')
  const offerUndo = useUndo()
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])

  const refuse = (message: string) => {
    setError(message)
    form.current?.querySelector('textarea')?.focus()
  }
  const send = async () => {
    setProblem(null)
    setError(undefined)
    const body = replyBody.safeParse({ reply: draft.text })
    if (!body.success) return refuse(body.error.issues[0]?.message ?? '')
    setBusy(true)
    let undo: Undoable | null
    try {
      ;({ undo } = await api.call(reputationContract.reply, { params: { id: review.id }, body: body.data }))
    } catch (failure) {
      setBusy(false)
      const refusal = failure instanceof ApiError ? failure.body : {}
      if (refusal.fields?.reply) return refuse(refusal.fields.reply)
      setProblem(refusal.message ?? 'No se pudo guardar la respuesta. Revisa tu conexión.')
      return
    }
    draft.drop()
    await onSaved()
    const title = 'Respuesta guardada'
    if (undo)
      offerUndo(undo, {
        title,
        description: `Se leerá en tu perfil, y avisamos a ${review.companyName}, en ${undo.seconds} segundos.`,
      })
    else showToast({ title, description: `Ya se lee en tu perfil, bajo la reseña de ${review.companyName}.` })
    onClose()
  }
  return (
    <form
      ref={form}
      noValidate
      className="mt-4 grid max-w-measure gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void send()
      }}
    >
      <Field label="Tu respuesta" hint="La leen todos los que ven tu perfil." error={error} required>
        <Textarea
          value={draft.text}
          rows={4}
          counterMax={mostLetters.reviewReply}
          onChange={(event) => draft.set(event.target.value)}
        />
      </Field>
      {problem && (
        <Note tone="bad" announce>
          {problem}
        </Note>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={isBusy} busyLabel="Guardando...">
          Guardar respuesta
        </Button>
        <Button variant="quiet" size="sm" disabled={isBusy} onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
