import Eye from 'lucide-react/icons/eye'
import X from 'lucide-react/icons/x'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { cx } from '#web/ui/look/cx.ts'
import { Begin } from './begin.tsx'
import type { Opened } from '#web/features/assistant/cards/answer-cards.tsx'
import { KeepButton } from '#web/features/assistant/kept-conversations/keep-button.tsx'
import { ModelOffer } from '#web/features/assistant/model/model-offer.tsx'
import { OverPage } from './over-page.tsx'
import { QuestionField } from './question-field.tsx'
import { useStart } from './start.resource.ts'
import { talk, useTalk } from './talk.resource.ts'
import { announcementOf } from './talk.words.ts'
import { TurnView } from './turn.tsx'

type ConversationProps = {
  /** The path of the page that the panel stands on. */
  path: string
  /** In the panel over another page; else it is the page. */
  inPanel: boolean
}

/** The conversation with the assistant: the same in the panel and on the assistant's page. */
export function Conversation({ path, inPanel }: ConversationProps) {
  const { turns, draft, corrects, owner, isForgotten } = useTalk()
  const [ignored, setIgnored] = useState<string>()
  const page = inPanel && ignored !== path ? path : undefined
  const start = useStart(page)
  const [opened, setOpened] = useState<Opened | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const last = turns.at(-1)
  const isAsking = last?.state === 'asking'
  useShowsNewest(list, last?.id)

  const ask = (question: string) => {
    talk.ask(question, page)
    field.current?.focus()
  }
  const correct = () => {
    talk.correct()
    field.current?.focus()
  }
  const again = () => {
    talk.again(page)
    field.current?.focus()
  }
  return (
    <>
      <div
        className={cx('grow', inPanel && 'min-h-0 overflow-y-auto overscroll-contain px-4 py-4')}
        {...(inPanel ? { tabIndex: 0, role: 'region', 'aria-label': 'Lo conversado' } : {})}
      >
        {page !== undefined && start?.looksAt && (
          <LooksAt what={start.looksAt} onIgnore={() => setIgnored(path)} />
        )}
        {isForgotten && <Forgotten />}
        {start?.model && owner !== null && <ModelOffer model={start.model} />}
        {turns.length === 0 ? (
          <Begin start={start} inPanel={inPanel} onAsk={ask} />
        ) : (
          <ol
            ref={list}
            aria-label="Conversación"
            className={cx(
              'grid gap-6 *:last:min-h-[45dvh] *:content-start',
              inPanel ? 'text-control' : 'pt-4',
            )}
          >
            {turns.map((turn) => (
              <TurnView
                key={turn.id}
                turn={turn}
                isLast={turn === last}
                isCorrected={turn === last && corrects}
                onAsk={ask}
                onAgain={again}
                onCorrect={correct}
                onOpen={setOpened}
              />
            ))}
          </ol>
        )}
      </div>
      <div
        className={
          inPanel
            ? 'border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]'
            : 'sticky bottom-0 z-sticky bg-bg pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]'
        }
      >
        {!isAsking && (
          <Suggestions suggestions={last?.answer.suggestions ?? []} wraps={!inPanel} onAsk={ask} />
        )}
        <QuestionField
          field={field}
          draft={draft}
          corrects={corrects}
          isAsking={isAsking}
          onDraft={talk.write}
          onSend={() => talk.send(page)}
          onStop={talk.stop}
          onCorrect={correct}
          onDropCorrection={talk.dropCorrection}
        />
        <p className="mt-2 px-1 text-xs text-ink-3">
          Puedo equivocarme; revisa lo importante.{' '}
          {start?.model && `Algunas respuestas las redacta un modelo de lenguaje de ${start.model.host}. `}
          <Link to="/transparencia-ia#asistente" className="link whitespace-nowrap">
            Cómo funciono
          </Link>{' '}
          ·{' '}
          <Link to="/contacto" className="link whitespace-nowrap">
            Hablar con una persona
          </Link>
          {owner !== null && turns.length > 0 && (
            <>
              {' '}
              · <KeepButton turns={turns} />
            </>
          )}
        </p>
      </div>
      <p role="status" className="sr-only">
        {announcementOf(last)}
      </p>
      {opened && <OverPage opened={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

/** In place of a toast, which a sheet over the whole screen would cover. */
function Forgotten() {
  return (
    <p
      role="status"
      className="mb-4 flex flex-wrap items-center gap-x-3 rounded-sm bg-sunken px-3 py-2 text-sm"
    >
      Conversación borrada.
      <button type="button" onClick={talk.bringBack} className="link min-h-6 font-strong">
        Deshacer
      </button>
    </p>
  )
}

/** The page behind the panel is meant by 'este empleo', unless the person says no. */
function LooksAt({ what, onIgnore }: { what: string; onIgnore: () => void }) {
  return (
    <p className="mb-4 flex items-start gap-2 rounded-sm bg-sunken py-1.5 pr-1.5 pl-3 text-xs text-ink-2">
      <Eye className="icon mt-1 flex-none" />
      <span className="min-w-0 grow py-0.5 wrap-anywhere">
        Miro este aviso: <b className="font-strong text-ink">{what}</b>
      </span>
      <button
        type="button"
        aria-label="No mirar este aviso"
        onClick={onIgnore}
        className="grid size-6 flex-none place-items-center rounded-xs hover:bg-line"
      >
        <X className="icon" />
      </button>
    </p>
  )
}

/** How to go on; one press sends it. */
function Suggestions({
  suggestions,
  wraps,
  onAsk,
}: {
  suggestions: readonly string[]
  wraps: boolean
  onAsk: (question: string) => void
}) {
  if (suggestions.length === 0) return null
  return (
    <ul
      aria-label="Para seguir"
      className={cx(
        'scrollbar-none -mx-4 mb-2.5 flex gap-2 overflow-x-auto px-4 py-0.5',
        wraps && 'md:flex-wrap',
      )}
    >
      {suggestions.map((suggestion) => (
        <li key={suggestion} className="flex-none">
          <button
            type="button"
            onClick={() => onAsk(suggestion)}
            className={buttonClass({ variant: 'quiet', size: 'sm' }, 'bg-sunken! hover:bg-line!')}
          >
            {suggestion}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Brings a new question to the top, where its answer is read from; reopened, the conversation shows its end. */
function useShowsNewest(list: RefObject<HTMLOListElement | null>, newest: string | undefined): void {
  useEffect(() => {
    if (newest !== undefined) list.current?.lastElementChild?.scrollIntoView({ block: 'start' })
  }, [list, newest])
}
