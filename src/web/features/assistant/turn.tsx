import Check from 'lucide-react/icons/check'
import Pencil from 'lucide-react/icons/pencil'
import { Link } from 'react-router'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { Spinner } from '#web/ui/state/spinner.tsx'
import { AnswerText, Sources } from './answer-text.tsx'
import { isBlank } from './answer.ts'
import { AssistantMark } from './assistant-mark.tsx'
import { AnswerCards, type Opened } from '#web/features/assistant/cards/answer-cards.tsx'
import { FaultNote } from './fault-note.tsx'
import { AnswerActions } from './rating.tsx'
import { SentToModel } from '#web/features/assistant/model/sent-to-model.tsx'
import type { Turn } from './talk.ts'

type TurnProps = {
  turn: Turn
  /** Only the last one can be asked again, corrected, and answered with a choice. */
  isLast: boolean
  /** The last question is in the field, to be corrected. */
  isCorrected: boolean
  onAsk: (question: string) => void
  onAgain: () => void
  onCorrect: () => void
  onOpen: (opened: Opened) => void
}

/** A question and its answer. */
export function TurnView(props: TurnProps) {
  const { turn, isLast, isCorrected, onCorrect } = props
  return (
    <li className="grid scroll-mt-4 gap-4" data-turn="">
      <div className="flex items-center justify-end gap-1">
        {isLast && turn.state !== 'asking' && !isCorrected && (
          <Button
            variant="quiet"
            size="sm"
            iconOnly
            aria-label="Corregir la pregunta"
            onClick={onCorrect}
            className="text-ink-3!"
          >
            <Pencil className="icon" />
          </Button>
        )}
        <div
          className={cx(
            'max-w-[85%] rounded-[14px] rounded-br-[4px] bg-accent-soft px-4 py-2.5 wrap-anywhere whitespace-pre-line',
            isCorrected && 'opacity-60',
          )}
        >
          <span className="sr-only">Tú: </span>
          {turn.question}
        </div>
      </div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 max-sm:grid-cols-[minmax(0,1fr)] max-sm:gap-y-2">
        <AssistantMark small />
        <div className="grid min-w-0 gap-3" aria-busy={turn.state === 'asking'}>
          <span className="sr-only">Asistente: </span>
          <AnswerView {...props} />
        </div>
      </div>
    </li>
  )
}

function AnswerView({ turn, isLast, onAsk, onAgain, onOpen }: TurnProps) {
  const { answer, state, fault } = turn
  const isAsking = state === 'asking'
  return (
    <>
      {isAsking && isBlank(answer) && (
        <p className="flex items-center gap-2 text-sm text-ink-2">
          <Spinner />
          Buscando la respuesta
        </p>
      )}
      {answer.looked && <Looked looked={answer.looked} />}
      <AnswerText text={answer.text} sources={answer.sources} />
      <AnswerCards cards={answer.cards} onOpen={onOpen} />
      <Ways turn={turn} />
      {isLast && answer.choices.length > 0 && (
        <div role="group" aria-label="Elige una" className="flex flex-wrap gap-2">
          {answer.choices.map((choice) => (
            <button
              key={choice}
              type="button"
              onClick={() => onAsk(choice)}
              className={buttonClass({ variant: 'secondary', size: 'sm' }, 'max-w-full whitespace-normal!')}
            >
              {choice}
            </button>
          ))}
        </div>
      )}
      <Sources sources={answer.sources} />
      {answer.sent && (
        <SentToModel sent={answer.sent} isByModel={answer.end !== null && answer.end.by !== 'rules'} />
      )}
      {state === 'stopped' && <p className="text-sm text-ink-3">Detuviste la respuesta.</p>}
      {state === 'failed' && fault && <FaultNote fault={fault} isLast={isLast} onAgain={onAgain} />}
      {!isAsking && !isBlank(answer) && (
        <AnswerActions turn={turn} {...(isLast && state !== 'failed' ? { onAgain } : {})} />
      )}
      {state === 'stopped' && isBlank(answer) && isLast && (
        <p>
          <Button variant="secondary" size="sm" onClick={onAgain}>
            Preguntar otra vez
          </Button>
        </p>
      )}
    </>
  )
}

/** What it looked at. The filters open on a press. */
function Looked({ looked: { title, detail } }: { looked: NonNullable<Turn['answer']['looked']> }) {
  const head = (
    <>
      <Check className="icon text-ok-ink" />
      {title}
    </>
  )
  if (detail === '') return <p className="flex items-center gap-2 text-sm text-ink-2">{head}</p>
  return (
    <details className="text-ink-2">
      <summary className="inline-flex min-h-6 list-none items-center gap-2 text-sm underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        {head}
      </summary>
      <p className="mt-1 ml-6 text-xs wrap-anywhere">{detail}</p>
    </details>
  )
}

/** Where to go on: to all results or to an act, to a person, to an account. */
function Ways({ turn: { answer } }: { turn: Turn }) {
  const { links, person, signUp } = answer
  if (links.length === 0 && !person && !signUp) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {signUp && (
        <>
          <LinkButton to={signUp.enter.href} size="sm">
            {signUp.enter.text}
          </LinkButton>
          <LinkButton to={signUp.register.href} size="sm" variant="secondary">
            {signUp.register.text}
          </LinkButton>
        </>
      )}
      {links.map(({ href, text }) => (
        <LinkButton key={href + text} to={href} size="sm" variant="secondary">
          {text}
        </LinkButton>
      ))}
      {person && (
        <Link to={person.href} className="link inline-flex min-h-control-sm items-center text-sm">
          {person.text}
        </Link>
      )}
    </div>
  )
}
