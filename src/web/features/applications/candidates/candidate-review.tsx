import { type SyntheticEvent, useRef, useState } from 'react'
import type { CandidateApplication, Review } from '#contracts/applications/applications.contract.ts'
import { humanReviewsContract, reviewAnswerBody } from '#contracts/human-reviews/human-reviews.contract.ts'
import { formatDate } from '#domain/time/dates.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { useSendKey } from '#web/lib/use-send-key.ts'
import { useTextDraft } from '#web/lib/use-text-draft.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { useUndo } from '#web/features/acts/use-undo.ts'

type CandidateReviewProps = {
  candidate: CandidateApplication & { review: NonNullable<Review> }
  onChange: (id: number, values: Partial<CandidateApplication>) => void
}

/** That the candidate asked for a human review, and the answer: to be written, or as it was given. */
export function CandidateReview({ candidate, onChange }: CandidateReviewProps) {
  const { review } = candidate
  return (
    <section className="mb-5 grid gap-3 rounded-md border border-line p-4">
      <div>
        <h3 className="font-text text-sm font-strong tracking-normal">Pidió una revisión humana</h3>
        <p className="text-xs text-ink-2">
          El {formatDate(new Date(review.requestedAt))}. Lee su CV y compáralo con las razones del puntaje.
        </p>
      </div>
      {review.reason && (
        <blockquote className="border-l-2 border-line-strong pl-3 text-sm whitespace-pre-line wrap-anywhere">
          {review.reason}
        </blockquote>
      )}
      {review.answeredAt === null ? (
        <AnswerForm candidate={candidate} onChange={onChange} />
      ) : (
        <div className="text-sm">
          <p className="text-xs text-ink-2">Respondiste el {formatDate(new Date(review.answeredAt))}</p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{review.answer}</p>
        </div>
      )}
    </section>
  )
}

function AnswerForm({ candidate, onChange }: CandidateReviewProps) {
  const draft = useTextDraft(`qhatu.revision.${candidate.id}`)
  const offerUndo = useUndo()
  const keyFor = useSendKey()
  const form = useRef<HTMLFormElement>(null)
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const send = async () => {
    setProblem(null)
    const body = reviewAnswerBody.safeParse({ answer: draft.text })
    setError(body.error?.issues[0]?.message)
    if (!body.success) {
      form.current?.querySelector('textarea')?.focus()
      return
    }
    setBusy(true)
    try {
      const { review, undo } = await api.call(humanReviewsContract.answer, {
        params: { id: candidate.id },
        body: body.data,
        idempotencyKey: keyFor(body.data),
      })
      draft.drop()
      onChange(candidate.id, { review })
      const name = candidate.professional.firstName
      offerUndo(undo, {
        title: 'Respuesta lista',
        description: `Le llega a ${name} en ${undo.seconds} segundos.`,
        onUndone: () => {
          draft.set(body.data.answer)
          onChange(candidate.id, { review: candidate.review })
        },
      })
    } catch (failure) {
      setProblem(
        (failure instanceof ApiError && failure.body.message) ||
          'No se pudo enviar la respuesta. Revisa tu conexión.',
      )
      setBusy(false)
    }
  }
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-3"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault()
        if (!isBusy) void send()
      }}
    >
      <Field
        label="Tu respuesta"
        hint="Qué revisaste y qué decides. La lee quien postuló."
        error={error}
        required
      >
        <Textarea
          value={draft.text}
          rows={4}
          counterMax={1000}
          onChange={(event) => draft.set(event.target.value)}
        />
      </Field>
      {problem && (
        <Note tone="bad" announce>
          {problem}
        </Note>
      )}
      <Button type="submit" size="sm" className="justify-self-start" busy={isBusy} busyLabel="Enviando...">
        Enviar respuesta
      </Button>
    </form>
  )
}
