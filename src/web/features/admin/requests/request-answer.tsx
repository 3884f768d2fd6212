import { useRef } from 'react'
import { longestAnswer } from '#contracts/admin/requests-figures.ts'
import { asksAnswer, type DeskRequestInFull } from '#contracts/admin/requests.contract.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { useLetterKeys } from '#web/features/admin/desk/use-letter-keys.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { DecisionChoice } from './decision-choice.tsx'
import type { Answer } from './requests.resource.ts'
import { DueMark } from './due-mark.tsx'

/** An answer that is being written. */
export interface AnswerDraft extends Answer {
  problem: string | null
}

export const newAnswer: AnswerDraft = { text: '', decision: null, problem: null }

/** What is missing in an answer; null: nothing. */
export function missingIn(
  { text, decision }: Answer,
  decisions: DeskRequestInFull['decisions'],
): string | null {
  const chosen = decisions.find(({ value }) => value === decision)
  if (decisions.length > 0 && !chosen) return 'Elige qué decides'
  return text.trim() === '' && chosen?.asksText !== false ? asksAnswer : null
}

type RequestAnswerProps = {
  request: DeskRequestInFull
  draft: AnswerDraft
  onDraft: (draft: AnswerDraft) => void
  onSend: () => void
  onSkip: () => void
  hasKeys: boolean
}

/** The answer to a person: its text and where it goes; or the one that was given. */
export function RequestAnswer({ request, draft, onDraft, onSend, onSkip, hasKeys }: RequestAnswerProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const isOpen = request.answeredAt === null
  const { decisions } = request
  const chosen = decisions.find(({ value }) => value === draft.decision)
  const choose = (index: number) => () => {
    const decision = decisions[index]?.value
    if (decision) onDraft({ ...draft, decision, problem: null })
  }
  useLetterKeys(hasKeys, {
    s: onSkip,
    ...(isOpen && { r: () => field.current?.focus(), 1: choose(0), 2: choose(1) }),
  })
  return (
    <section aria-label="Respuesta" className="grid gap-4">
      <h2 className="text-h4">{isOpen ? 'Tu respuesta' : 'Respondida'}</h2>
      {isOpen ? (
        <form
          className="grid gap-4"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            onSend()
          }}
        >
          <DueMark dueOn={request.dueOn} />
          {decisions.length > 0 && <DecisionChoice decisions={decisions} draft={draft} onDraft={onDraft} />}
          <Field
            label="Respuesta"
            required={chosen?.asksText !== false}
            optional={chosen?.asksText === false}
            hint={`Llega a ${request.answerGoesTo}. Una línea en blanco separa los párrafos.`}
            error={decisions.length > 0 && !chosen ? undefined : (draft.problem ?? undefined)}
          >
            <Textarea
              ref={field}
              rows={9}
              maxLength={longestAnswer}
              value={draft.text}
              onChange={({ target }) => onDraft({ ...draft, text: target.value, problem: null })}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend()
                if (event.key === 'Escape') event.currentTarget.blur()
              }}
            />
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button type="submit">{chosen ? `${chosen.label} y seguir` : 'Responder y seguir'}</Button>
            <Button variant="quiet" onClick={onSkip}>
              Saltar
            </Button>
          </div>
        </form>
      ) : (
        <Given request={request} />
      )}
    </section>
  )
}

const Given = ({
  request: { answer, answeredAt, answeredBy, decision, decisions },
}: {
  request: DeskRequestInFull
}) => (
  <div className="grid gap-2 text-sm">
    <p className="text-ink-2">
      {answeredBy === null ? 'Respondió alguien del equipo' : `Respondió ${answeredBy}`}
      {answeredAt !== null && `, ${formatDateTime(new Date(answeredAt))}`}.
    </p>
    {decision !== null && (
      <p className="font-strong">{decisions.find(({ value }) => value === decision)?.label ?? decision}</p>
    )}
    <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
  </div>
)
