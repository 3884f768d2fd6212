import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'

/** One person of a list at a time, and the buttons to the others. */
export function usePersonSteps<Person>(people: readonly Person[]) {
  const [index, setIndex] = useState(0)
  const at = Math.min(index, people.length - 1)
  const step = (by: number) => setIndex((at + by + people.length) % people.length)
  return {
    person: people[at],
    steps: people.length > 1 && (
      <span className="flex items-center gap-0.5">
        <Button variant="quiet" size="sm" iconOnly aria-label="Persona anterior" onClick={() => step(-1)}>
          <ChevronLeft className="icon" />
        </Button>
        <span className="text-xs text-ink-2 tabular-nums">
          {at + 1} de {people.length}
        </span>
        <Button variant="quiet" size="sm" iconOnly aria-label="Persona siguiente" onClick={() => step(1)}>
          <ChevronRight className="icon" />
        </Button>
      </span>
    ),
  }
}
