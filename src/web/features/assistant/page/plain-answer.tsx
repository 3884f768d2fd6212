import { Link } from 'react-router'
import type { AssistantEvent } from '#contracts/assistant/assistant.contract.ts'
import { AnswerText, Sources } from '#web/features/assistant/answer-text.tsx'
import { noAnswer, withPiece } from '#web/features/assistant/answer.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { cardLine } from './card-line.ts'

export type PlainAnswerProps = {
  question: string
  /** Null: it could not be answered, and why. */
  events: readonly AssistantEvent[] | null
  problem: string | null
}

/** One question and its whole answer, without scripts. */
export function PlainAnswer({ question, events, problem }: PlainAnswerProps) {
  const { text, cards, links, sources, choices, suggestions, person, signUp } = (events ?? []).reduce(
    withPiece,
    noAnswer,
  )
  const ways = [
    ...(signUp ? [signUp.enter, signUp.register] : []),
    ...links,
    ...(person ? [person] : []),
    ...[...choices, ...suggestions].map((next) => ({
      text: next,
      href: `/agente?${new URLSearchParams({ q: next })}`,
    })),
  ]
  return (
    <section aria-labelledby="respuesta" className="mt-8 grid max-w-[46rem] gap-4">
      <h2 id="respuesta" className="text-h3 wrap-anywhere">
        {question}
      </h2>
      {problem !== null && <Note tone="bad">{problem}</Note>}
      <AnswerText text={text} sources={sources} />
      {cards.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line bg-surface">
          {cards.map(cardLine).map(({ href, title, note }) => (
            <li key={href + title} className="px-4 py-3">
              <Link to={href} className="link font-strong wrap-anywhere">
                {title}
              </Link>
              <p className="text-sm text-ink-2 wrap-anywhere">{note}</p>
            </li>
          ))}
        </ul>
      )}
      {ways.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {ways.map(({ href, text: words }) => (
            <LinkButton
              key={href + words}
              to={href}
              variant="secondary"
              size="sm"
              className="whitespace-normal!"
            >
              {words}
            </LinkButton>
          ))}
        </p>
      )}
      <Sources sources={sources} />
    </section>
  )
}
