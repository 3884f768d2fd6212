import type { BoardCard } from '#contracts/applications/candidate-board.contract.ts'

/** Where the CV has the words that were searched. */
export function FoundInCv({ card: { inCv } }: { card: Pick<BoardCard, 'inCv'> }) {
  if (!inCv) return null
  return (
    <p className="text-xs leading-4 text-ink-2 wrap-anywhere">
      <span className="font-strong">En su CV:</span> {inCv.before}
      <mark className="rounded-xs bg-accent-soft px-0.5 text-ink">{inCv.word}</mark>
      {inCv.after}
    </p>
  )
}
