import { Link } from 'react-router'
import type { Inbox } from '#contracts/admin/inbox.contract.ts'
import { mostCounted } from '#contracts/admin/list-figures.ts'
import { isRequestDesk } from '#contracts/admin/inbox-vocabulary.ts'
import { dueWords } from '#domain/admin/due.words.ts'
import { inboxDeskNames } from '#domain/admin/inbox.words.ts'
import { cx } from '#web/ui/look/cx.ts'
import { inboxHref, type InboxSearch } from './inbox.address.ts'

const figures = new Intl.NumberFormat('es-PE')
const counted = (count: number) => `${figures.format(count)}${count >= mostCounted ? '+' : ''}`

type InboxDesksProps = { desks: Inbox['desks']; settledToday: number; query: InboxSearch; now: Date }

/** How much waits at each desk, and what is due there first. */
export function InboxDesks({ desks, settledToday, query, now }: InboxDesksProps) {
  const all = desks.reduce((sum, { count }) => sum + count, 0)
  const { desk: current, ...others } = query
  return (
    <div className="flex flex-col border-line bg-sunken/50 max-lg:border-b lg:border-r">
      <nav
        aria-label="Mesas"
        className="flex gap-1 overflow-x-auto p-2 scrollbar-none lg:flex-col lg:overflow-visible"
      >
        <Entry
          to={inboxHref(others)}
          name="Todo"
          count={counted(all)}
          note=""
          isCurrent={current === undefined}
        />
        {desks.map(({ desk, count, nextDueAt }) => {
          const due =
            nextDueAt === null
              ? null
              : dueWords(new Date(nextDueAt), now, { inWorkingDays: isRequestDesk(desk) })
          return (
            <Entry
              key={desk}
              to={inboxHref({ ...others, desk })}
              name={inboxDeskNames[desk]}
              count={counted(count)}
              note={due === null || due.state === 'calm' ? '' : due.text}
              isLate={due?.state === 'late'}
              isCurrent={desk === current}
            />
          )
        })}
      </nav>
      <p className="mt-auto border-t border-line px-4 py-3 text-xs text-ink-2 max-lg:hidden">
        <b className="text-base font-strong text-ink tabular-nums">{figures.format(settledToday)}</b>{' '}
        {settledToday === 1 ? 'resuelto hoy' : 'resueltos hoy'}
      </p>
    </div>
  )
}

type EntryProps = {
  to: string
  name: string
  count: string
  note: string
  isLate?: boolean
  isCurrent: boolean
}

const Entry = ({ to, name, count, note, isLate = false, isCurrent }: EntryProps) => (
  <Link
    to={to}
    preventScrollReset
    aria-current={isCurrent ? 'true' : undefined}
    className={cx(
      'grid flex-none grid-cols-[minmax(0,1fr)_auto] gap-x-3 rounded-sm px-3 py-2 text-sm text-ink no-underline focus-visible:outline-offset-[-2px]',
      isCurrent ? 'bg-surface font-strong inset-ring inset-ring-line' : 'hover:bg-sunken',
    )}
  >
    <span className="whitespace-nowrap">{name}</span>
    <span className="tabular-nums">{count}</span>
    {note && (
      <span
        className={cx(
          'col-span-2 text-xs font-normal max-lg:hidden',
          isLate ? 'text-bad-ink' : 'text-warn-ink',
        )}
      >
        {note}
      </span>
    )}
  </Link>
)
