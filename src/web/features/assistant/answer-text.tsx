import { Link } from 'react-router'
import { type AnswerSource, paragraphsOf } from './answer.ts'

/** The text of an answer, with its references as links to their sources. */
export function AnswerText({ text, sources }: { text: string; sources: readonly AnswerSource[] }) {
  return paragraphsOf(text).map((parts, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- a paragraph only grows
    <p key={at} className="max-w-(--container-measure) wrap-anywhere whitespace-pre-line">
      {parts.map((part, position) =>
        part.kind === 'words' ? (
          part.text
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <Reference key={position} number={part.number} sources={sources} />
        ),
      )}
    </p>
  ))
}

const NUMBER =
  'inline-grid min-h-[18px] min-w-[18px] place-items-center rounded-[5px] bg-sunken px-1 text-[0.6875rem] leading-none font-bold text-ink-2 no-underline inset-ring inset-ring-line'

function Reference({ number, sources }: { number: number; sources: readonly AnswerSource[] }) {
  const source = sources.find((one) => one.number === number)
  if (!source) return <span className={NUMBER}>{number}</span>
  return (
    <Link to={source.href} aria-label={`Fuente ${number}: ${source.title}`} className="-m-[3px] p-[3px]">
      <span className={`${NUMBER} hover:text-accent-ink`}>{number}</span>
    </Link>
  )
}

/** What an answer rests on. */
export function Sources({ sources }: { sources: readonly AnswerSource[] }) {
  if (sources.length === 0) return null
  return (
    <ul aria-label="Fuentes" className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
      {sources.map(({ number, title, href }) => (
        <li key={number} className="inline-flex min-h-6 min-w-0 items-center gap-1.5">
          <span className={NUMBER}>{number}</span>
          <Link
            to={href}
            className="wrap-anywhere text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-ink"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
