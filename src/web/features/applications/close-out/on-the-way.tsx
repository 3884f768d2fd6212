import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import type { AnswerRound } from '#contracts/applications/close-out.contract.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'

type OnTheWayProps = { rounds: readonly AnswerRound[]; onUndo: (round: AnswerRound) => Promise<void> }

/** The answers or messages that have not all left, each with the time to undo it. */
export function OnTheWay({ rounds, onUndo }: OnTheWayProps) {
  if (rounds.length === 0) return null
  return (
    <Card title="En camino">
      <ul>
        {rounds.map((round) => (
          <Round key={round.id} round={round} onUndo={onUndo} />
        ))}
      </ul>
    </Card>
  )
}

function Round({ round, onUndo }: { round: AnswerRound; onUndo: OnTheWayProps['onUndo'] }) {
  const [isBusy, setBusy] = useState(false)
  const { undo, people, sent, state, outcome } = round
  const what = countOf(outcome === 'message' ? 'mensaje' : 'respuesta', people)
  // The reply counts the seconds from when it came.
  const now = useNow(1000).getTime()
  const [seen, setSeen] = useState({ round, at: now })
  if (seen.round !== round) setSeen({ round, at: now })
  const left = undo ? Math.max(0, Math.ceil(undo.seconds - (now - seen.at) / 1000)) : 0
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line py-3 not-first:border-t first:pt-0 last:pb-0">
      <p className="min-w-0 grow text-sm">
        <span className="font-strong">
          {what}
          {outcome === 'in_process' && ' de “sigues en proceso”'}
        </span>
        <span className="block text-ink-2">
          {state === 'sending'
            ? `Salieron ${sent} de ${people}`
            : `${people === 1 ? 'Sale' : 'Salen'} cuando pase el minuto. Nadie recibió nada todavía.`}
        </span>
      </p>
      {left > 0 && (
        <>
          <span className="fig text-h4 tabular-nums">
            <span className="sr-only">Quedan </span>
            {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
          </span>
          <Button
            variant="secondary"
            size="sm"
            busy={isBusy}
            aria-label={`Deshacer ${what}`}
            onClick={() => {
              setBusy(true)
              void onUndo(round).finally(() => setBusy(false))
            }}
          >
            <Undo2 className="icon" />
            Deshacer
          </Button>
        </>
      )}
    </li>
  )
}

const countOf = (one: 'mensaje' | 'respuesta', count: number): string =>
  `${count} ${one}${count === 1 ? '' : 's'}`
