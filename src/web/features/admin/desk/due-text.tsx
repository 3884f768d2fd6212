import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import type { Due } from '#domain/admin/due.words.ts'

const tones: Record<Due['state'], string> = {
  late: 'font-strong text-bad-ink',
  soon: 'text-warn-ink',
  calm: 'text-ink-2',
}

/** How much time is left, with an icon once it is little. */
export const DueText = ({ due: { text, state } }: { due: Due }) => (
  <span className={`inline-flex items-center gap-1.5 whitespace-nowrap ${tones[state]}`}>
    {state === 'late' && <CircleAlert className="icon" />}
    {state === 'soon' && <Clock className="icon" />}
    {text}
  </span>
)
