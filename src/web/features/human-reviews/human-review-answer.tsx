import { type SyntheticEvent, useRef, useState } from 'react'
import type { CandidateApplication } from '#contracts/applications/applications.contract.ts'
import type { HumanReview } from '#contracts/applications/history-fields.ts'
import {
  humanReviewsContract,
  humanReviewAnswerBody,
} from '#contracts/human-reviews/human-reviews.contract.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { formatDate } from '#domain/time/dates.ts'
import { useMayWrite } from '#web/features/companies/panel/may-write.tsx'
import { api, ApiError } from '#web/lib/api-client.ts'
import { useSendKey } from '#web/lib/use-send-key.ts'
import { useTextDraft } from '#web/lib/use-text-draft.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { useUndo } from '#web/features/acts/use-undo.ts'

type HumanReviewAnswerProps = {
  candidate: CandidateApplication & { humanReview: NonNullable<HumanReview> }
  onChange: (id: number, values: Partial<CandidateApplication>) => void
}

/** A candidate's request for a human review, and the company's answer: a form, or the answer given. */
export function HumanReviewAnswer({ candidate, onChange }: HumanReviewAnswerProps) {
  const { humanReview } = candidate
  const mayWrite = useMayWrite()
  return (
    <section className="mb-5 grid gap-3 rounded-md border border-line p-4">
      <div>
        <h3 className="font-text text-sm font-strong tracking-normal">Pidió una revisión humana</h3>
        <p className="text-xs text-ink-2">
          El {formatDate(new Date(humanReview.requestedAt))}. Lee su CV y compáralo con las razones del
          puntaje.
        </p>
      </div>
      {humanReview.reason && (
        <blockquote className="border-l-2 border-line-strong pl-3 text-sm whitespace-pre-line wrap-anywhere">
          {humanReview.reason}
        </blockquote>
      )}
      {humanReview.answeredAt === null ? (
        mayWrite ? (
          <AnswerForm candidate={candidate} onChange={onChange} />
        ) : (
          <p className="text-sm text-ink-2">Tu equipo todavía no responde.</p>
        )
      ) : (
        <div className="text-sm">
          <p className="text-xs text-ink-2">
            {humanReview.isOurs ? 'Una persona de Qhatu respondió' : 'Respondiste'} el{' '}
            {formatDate(new Date(humanReview.answeredAt))}
          </p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{humanReview.answer}</p>
        </div>
      )}
    </section>
  )
}

function AnswerForm({ candidate, onChange }: HumanReviewAnswerProps) {
  const draft = useTextDraft(`qhatu.revision.${candidate.id}`)
  const offerUndo = useUndo()
  const keyFor = useSendKey()
  const form = useRef<HTMLFormElement>(null)
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const send = async () => {
    setProblem(null)
    const body = humanReviewAnswerBody.safeParse({ answer: draft.text })
    setError(body.error?.issues[0]?.message)
    if (!body.success) {
      form.current?.querySelector('textarea')?.focus()
      return
    }
    setBusy(true)
    try {
      const { humanReview, undo } = await api.call(humanReviewsContract.answer, {
        params: { id: candidate.id },
        body: body.data,
        idempotencyKey: keyFor(body.data),
      })
      draft.drop()
      onChange(candidate.id, { humanReview })
      const name = candidate.professional.firstName
      offerUndo(undo, {
        title: 'Respuesta lista',
        description: `Le llega a ${name} en ${undo.seconds} segundos.`,
        onUndone: () => {
          draft.set(body.data.answer)
          onChange(candidate.id, { humanReview: candidate.humanReview })
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
          counterMax={mostLetters.humanReview}
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
