import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { cx } from '#web/ui/look/cx.ts'
import { Chakana } from '#web/ui/look/motif/chakana.tsx'
import { Skeleton } from '#web/ui/state/skeleton.tsx'
import type { Start } from './start.resource.ts'

type BeginProps = { start: Start | null; inPanel: boolean; onAsk: (question: string) => void }

/** An empty conversation: who answers, and what can be asked. */
export function Begin({ start, inPanel, onAsk }: BeginProps) {
  const greeting = start?.firstName ? `¿En qué te ayudo, ${start.firstName}?` : '¿En qué te ayudo?'
  const Heading = inPanel ? 'h3' : 'h2'
  return (
    <div className={cx('grid justify-items-start', inPanel ? 'gap-3' : 'gap-5 py-6')}>
      {!inPanel && <Chakana />}
      <Heading className={inPanel ? 'text-h3' : 'text-h2'}>{greeting}</Heading>
      <p className={cx('text-ink-2', inPanel && 'text-sm')}>
        Soy un asistente automático, no una persona. Busco en los empleos, los servicios y la ayuda de Qhatu
        y, si entraste a tu cuenta, en tus propios datos.
      </p>
      <ul className={cx('grid w-full gap-2', !inPanel && 'sm:grid-cols-2 sm:gap-3')}>
        {start
          ? start.beginnings.map(({ title, note, question }) => (
              <li key={question}>
                <button
                  type="button"
                  onClick={() => onAsk(question)}
                  className="flex size-full items-start justify-between gap-3 rounded-md border border-line bg-surface px-4 py-3 text-left transition-colors hover:border-line-strong"
                >
                  <span className="min-w-0">
                    <b className="block text-control font-strong">{title}</b>
                    <span className="block text-xs text-ink-2">{note}</span>
                  </span>
                  <ArrowUpRight className="icon mt-0.5 text-accent-ink" />
                </button>
              </li>
            ))
          : [0, 1, 2, 3].map((row) => (
              <li key={row}>
                <Skeleton className="h-16" />
              </li>
            ))}
      </ul>
    </div>
  )
}
