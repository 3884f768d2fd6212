import { quoteOf } from './review-quote.ts'

/** The words of the CV around a value: “Asistente, **Banco Los Molles** (2018 - 2020)”. Renders nothing without words. */
export function QuotedWords({ text, value }: { text: string; value: string }) {
  if (text === '') return null
  const { before, hit, after } = quoteOf(text, value)
  return (
    <p className="text-ink-2 wrap-anywhere">
      <span className="sr-only">Tu CV dice: </span>“{before}
      {hit && <mark className="rounded-xs bg-accent-soft text-accent-ink">{hit}</mark>}
      {after}”
    </p>
  )
}
