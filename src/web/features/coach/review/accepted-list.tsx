import Check from 'lucide-react/icons/check'
import Undo from 'lucide-react/icons/undo-2'
import { Button } from '#web/ui/action/button.tsx'
import { findingTitle } from './review.words.ts'
import type { useReview } from './use-review.ts'

/** What was accepted in this visit; each can be taken back. */
export function AcceptedList({ state }: { state: ReturnType<typeof useReview> }) {
  const { accepted, busyKeys, problem, takeBack } = state
  if (accepted.length === 0) return null
  return (
    <ul aria-label="Aceptadas" className="divide-y divide-line rounded-md border border-line bg-surface">
      {accepted.map((one) => (
        <li key={one.finding.key} className="flex flex-wrap items-center gap-x-3 px-4 py-2 text-sm">
          <Check className="icon text-ok-ink" />
          <span className="min-w-0 flex-1 wrap-anywhere">
            <b className="font-strong">{findingTitle(one.finding)}</b>
            <span className="text-ink-2"> · {one.finding.place.name}</span>
            {problem?.key === one.finding.key && (
              <span role="alert" className="block text-bad-ink">
                {problem.text}
              </span>
            )}
          </span>
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Deshacer: ${findingTitle(one.finding)}`}
            busy={busyKeys.has(one.finding.key)}
            onClick={() => void takeBack(one)}
          >
            <Undo className="icon" />
            Deshacer
          </Button>
        </li>
      ))}
    </ul>
  )
}
