import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import type { Health } from '#contracts/admin/health.contract.ts'
import { healthWords, type PartHealth } from '#domain/admin/health.words.ts'
import { relativeTime } from '#domain/time/relative-time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Button } from '#web/ui/action/button.tsx'
import { useHealth } from './health.resource.ts'

const icons: Record<PartHealth['state'], ReactNode> = {
  ok: <CircleCheck className="icon text-ok-ink" />,
  warn: <TriangleAlert className="icon text-warn-ink" />,
  bad: <CircleAlert className="icon text-bad-ink" />,
}
const tones = { ok: 'text-ink-2', warn: 'text-warn-ink', bad: 'font-strong text-bad-ink' }

/** Whether the parts of the product work. A failed reload keeps the last answer and says how old it is. */
export function HealthStrip({ loaded }: { loaded: Health }) {
  const { data, isFetching, refetch } = useHealth(loaded)
  const now = useNow(30_000)
  return (
    <section
      aria-label="Estado del sistema"
      className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-md border border-line bg-surface px-4 py-2 text-sm"
    >
      <ul className="contents">
        {healthWords(data).map(({ name, text, state }) => (
          <li key={name} className="flex items-center gap-1.5">
            {icons[state]}
            <b className="font-strong">{name}</b>
            <span className={tones[state]}>{text}</span>
          </li>
        ))}
      </ul>
      <span className="ml-auto flex items-center gap-1 text-xs text-ink-2">
        {relativeTime(new Date(data.checkedAt), now)}
        <Button
          variant="quiet"
          size="sm"
          iconOnly
          aria-label="Medir otra vez"
          disabled={isFetching}
          onClick={() => void refetch()}
        >
          <RefreshCw className="icon" />
        </Button>
      </span>
    </section>
  )
}
