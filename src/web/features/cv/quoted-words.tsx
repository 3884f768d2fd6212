import { quoteOf } from './review-quote.ts'

/** What is printed in the CV where a value was read: «Asistente, **Banco Los Molles** (2018 - 2020)». Nothing where nothing is. */
export function QuotedWords({ text, value }: { text: string; value: string }) {
  if (text === '') return null
  const { before, hit, after } = quoteOf(text, value)
  return (
    <p className="text-ink-2 wrap-anywhere">
      <span className="sr-only">Tu CV dice: </span>«{before}
      {hit && <mark className="rounded-xs bg-accent-soft text-accent-ink">{hit}</mark>}
      {after}»
    </p>
  )
}
