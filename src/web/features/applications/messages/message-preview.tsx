import type { MessageRecipient } from '#contracts/applications/candidate-messages.contract.ts'
import { fillAnswer, withLine } from '#domain/applications/close-out.ts'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { OwnLine } from './own-line.tsx'
import { usePersonSteps } from './person-steps.tsx'

type MessagePreviewProps = {
  people: readonly MessageRecipient[]
  text: string
  /** What is added for one person alone, by application, and its change; omitted where nothing is added. */
  lines?: ReadonlyMap<number, string>
  onLine?: (id: number, line: string) => void
}

/** How each person reads a message. */
export function MessagePreview({ people, text, lines, onLine }: MessagePreviewProps) {
  const { person, steps } = usePersonSteps(people)
  if (!person) return null
  const line = lines?.get(person.id) ?? ''
  return (
    <section aria-label="Así lo lee" className="rounded-md border border-line">
      <div className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-2">
        <Avatar name={person.name} src={person.avatar} size={34} />
        <p className="min-w-0 grow text-sm">
          <span className="block text-xs text-ink-2">Así lo lee</span>
          <span className="font-strong wrap-anywhere">{person.name}</span>
        </p>
        {steps}
      </div>
      <p className="max-h-60 overflow-y-auto px-4 py-3 text-control whitespace-pre-wrap wrap-anywhere">
        {withLine(fillAnswer(text, person.values), line.trim())}
      </p>
      {onLine && (
        <div className="border-t border-line px-4 py-3">
          <OwnLine
            firstName={person.values.nombre}
            value={line}
            onChange={(next) => onLine(person.id, next)}
          />
        </div>
      )}
    </section>
  )
}
