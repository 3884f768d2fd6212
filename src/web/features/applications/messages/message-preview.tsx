import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import type { MessageRecipient } from '#contracts/applications/candidate-messages.contract.ts'
import { fillAnswer } from '#domain/applications/close-out.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Avatar } from '#web/ui/look/avatar.tsx'

/** How each person reads a message. */
export function MessagePreview({ people, text }: { people: readonly MessageRecipient[]; text: string }) {
  const [index, setIndex] = useState(0)
  const at = Math.min(index, people.length - 1)
  const person = people[at]
  if (!person) return null
  const step = (by: number) => setIndex((at + by + people.length) % people.length)
  return (
    <section aria-label="Así lo lee" className="rounded-md border border-line">
      <div className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-2">
        <Avatar name={person.name} src={person.avatar} size={34} />
        <p className="min-w-0 grow text-sm">
          <span className="block text-xs text-ink-2">Así lo lee</span>
          <span className="font-strong wrap-anywhere">{person.name}</span>
        </p>
        {people.length > 1 && (
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
        )}
      </div>
      <p className="max-h-60 overflow-y-auto px-4 py-3 text-control whitespace-pre-wrap wrap-anywhere">
        {fillAnswer(text, person.values)}
      </p>
    </section>
  )
}
