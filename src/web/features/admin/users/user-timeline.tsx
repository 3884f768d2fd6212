import { useState } from 'react'
import { type TimelineEvent, usersContract } from '#contracts/admin/users.contract.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { api } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { Note } from '#web/ui/state/note.tsx'
import { eventText } from './timeline.words.ts'

type Page = { events: TimelineEvent[]; hasMore: boolean }

const MARKS: Partial<Record<TimelineEvent['kind'], string>> = {
  suspended: 'bg-bad',
  reported: 'bg-warn-ink',
  paid: 'bg-ok-ink',
  restored: 'bg-ok-ink',
  administered: 'bg-ink',
}

/** What happened to an account, the latest first; more on demand. Mount it anew when `first` is another page. */
export function UserTimeline({ userId, first }: { userId: number; first: Page }) {
  const [pages, setPages] = useState<Page[]>([first])
  const more = useAction(async () => {
    const next = await api.call(usersContract.userTimeline, {
      params: { id: userId },
      query: { page: pages.length + 1 },
    })
    setPages([...pages, next])
  })
  return (
    <Card title="Línea de tiempo">
      <ol className="grid">
        {pages
          .flatMap(({ events }) => events)
          .map((event) => (
            <Event key={event.id} event={event} />
          ))}
      </ol>
      {more.error && (
        <Note tone="bad" announce>
          No se pudo leer lo anterior. Inténtalo otra vez.
        </Note>
      )}
      {pages.at(-1)?.hasMore && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-4"
          busy={more.isPending}
          onClick={() => void more.run()}
        >
          Ver lo anterior
        </Button>
      )}
    </Card>
  )
}

function Event({ event }: { event: TimelineEvent }) {
  const [title, detail] = eventText(event)
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 pb-4 text-sm last:pb-0 not-last:before:absolute not-last:before:top-3 not-last:before:bottom-0 not-last:before:left-[3.5px] not-last:before:w-px not-last:before:bg-line">
      <span
        aria-hidden="true"
        className={cx('z-[1] mt-1.5 size-2', MARKS[event.kind] ?? 'border border-ink-3 bg-surface')}
      />
      <div className="min-w-0">
        <p className="wrap-anywhere">{title}</p>
        {detail && <p className="text-xs wrap-anywhere text-ink-2">{detail}</p>}
      </div>
      <time dateTime={event.at} className="text-xs whitespace-nowrap text-ink-2 tabular-nums">
        {formatDateTime(new Date(event.at))}
      </time>
    </li>
  )
}
