import { useEffect, useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { Note } from '#web/ui/state/note.tsx'
import type { Fault } from './talk-faults.ts'
import { faultWords } from './talk.words.ts'

/** Why there is no whole answer, and one press to ask again. The live region of the conversation announces it. */
export function FaultNote({
  fault,
  isLast,
  onAgain,
}: {
  fault: Fault
  isLast: boolean
  onAgain: () => void
}) {
  const { title, text } = faultWords(fault)
  const waits = useWaits(fault.kind === 'busy' ? fault.until : 0)
  return (
    <Note tone={fault.kind === 'server' || fault.kind === 'refused' ? 'bad' : 'warn'}>
      <p className="text-sm font-strong">{title}</p>
      <p className="mt-0.5 text-sm">{text}</p>
      {isLast && (
        <p className="mt-2">
          <Button variant="secondary" size="sm" disabled={waits} onClick={onAgain}>
            Preguntar otra vez
          </Button>
        </p>
      )}
    </Note>
  )
}

/** Whether that instant is still to come. */
function useWaits(until: number): boolean {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (until <= Date.now()) return undefined
    const timer = setTimeout(() => setNow(Date.now()), until - Date.now() + 50)
    return () => clearTimeout(timer)
  }, [until])
  return until > now
}
