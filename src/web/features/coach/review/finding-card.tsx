import Lightbulb from 'lucide-react/icons/lightbulb'
import { useState } from 'react'
import type { ReviewFinding } from '#contracts/coach/review.contract.ts'
import { longestLine } from '#contracts/coach/review-figures.ts'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { findingTitle, mendHref } from './review.words.ts'
import { isWritable, type useReview } from './use-review.ts'

type FindingCardProps = {
  finding: ReviewFinding
  state: ReturnType<typeof useReview>
  /** It was accepted or put aside. */
  onGone: () => void
}

/** One proposal: where, before and after, why, and what to do with it. */
export function FindingCard({ finding, state, onGone }: FindingCardProps) {
  const { before, after, place, why, key } = finding
  const canWrite = isWritable(finding)
  const [isEditing, setEditing] = useState(after === null && canWrite)
  const [text, setText] = useState(after ?? '')
  const error = state.problem?.key === key ? state.problem.text : undefined
  const accept = async () => {
    await state.accept(finding, text.trim())
    onGone()
  }
  const title = findingTitle(finding)
  return (
    <li className="rounded-md border border-line bg-surface p-4 lg:p-5">
      <h3 className="text-sm">
        <b className="font-strong">{title}</b>
        <span className="text-ink-2"> · {place.name}</span>
      </h3>
      {(before !== '' || after !== null) && (
        <div className="mt-3 grid overflow-clip rounded-sm border border-line text-sm md:grid-cols-2">
          <div className="bg-sunken px-3 py-2.5">
            <p className="text-xs text-ink-2">Ahora</p>
            <p className="whitespace-pre-line wrap-anywhere">{before === '' ? '(no está)' : before}</p>
          </div>
          {after !== null && (
            <div className="px-3 py-2.5">
              <p className="text-xs text-ink-2">Propuesta</p>
              <p className="whitespace-pre-line wrap-anywhere">
                {(isEditing ? text : after) || '(sin esta línea)'}
              </p>
            </div>
          )}
        </div>
      )}
      <p className="mt-3 flex gap-2 text-sm text-ink-2">
        <Lightbulb className="icon mt-0.5 text-accent-ink" />
        <span className="min-w-0 wrap-anywhere">{why}</span>
      </p>
      {isEditing && (
        <div className="mt-3">
          <Field label={after === null ? 'Tu texto' : 'Tu versión'} error={error}>
            <Textarea
              rows={2}
              value={text}
              maxLength={longestLine}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
        </div>
      )}
      {!isEditing && error && (
        <p role="alert" className="mt-3 text-sm text-bad-ink">
          {error}
        </p>
      )}
      <p className="mt-3 flex flex-wrap gap-2">
        {canWrite ? (
          <Button
            size="sm"
            aria-label={`Aceptar: ${title}`}
            busy={state.busyKeys.has(key)}
            disabled={(text.trim() === '' && after !== '') || text.trim() === before}
            onClick={() => void accept()}
          >
            Aceptar
          </Button>
        ) : (
          <LinkButton to={mendHref(finding)} variant="secondary" size="sm">
            Ir a corregirlo
          </LinkButton>
        )}
        {canWrite && !isEditing && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Editar: ${title}`}
            onClick={() => setEditing(true)}
          >
            Editar
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Descartar: ${title}`}
          onClick={() => {
            state.putAside(finding)
            onGone()
          }}
        >
          Descartar
        </Button>
      </p>
    </li>
  )
}
