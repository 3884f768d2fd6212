import { Link } from 'react-router'
import type { InboxItem } from '#contracts/admin/inbox.contract.ts'
import { isRequestDesk } from '#contracts/admin/inbox-vocabulary.ts'
import { dueWords } from '#domain/admin/due.words.ts'
import { inboxDeskNames } from '#domain/admin/inbox.words.ts'
import { formatDay } from '#domain/time/dates.ts'
import { relativeTime } from '#domain/time/relative-time.ts'
import { DueText } from '#web/features/admin/desk/due-text.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { Menu } from '#web/ui/overlay/menu.tsx'
import { itemHref } from './inbox.address.ts'

type InboxRowProps = {
  item: InboxItem
  team: readonly { id: number; name: string }[]
  now: Date
  isCurrent: boolean
  onChoose: () => void
  onOpen: () => void
  onAssign: (adminId: number | null) => void
  onPostpone: (days: number) => void
}

/** Something that waits. The current one unfolds with what can be done about it. */
export function InboxRow({
  item,
  team,
  now,
  isCurrent,
  onChoose,
  onOpen,
  onAssign,
  onPostpone,
}: InboxRowProps) {
  const isPostponed = item.postponedUntil !== null && new Date(item.postponedUntil) > now
  return (
    <li
      className={cx(
        'border-line not-first:border-t',
        isCurrent && 'bg-accent-soft shadow-[inset_3px_0_var(--color-accent)]',
      )}
    >
      <button
        type="button"
        data-row={`${item.desk}/${item.id}`}
        aria-expanded={isCurrent}
        onClick={onChoose}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !isCurrent) return
          event.preventDefault()
          onOpen()
        }}
        className="grid w-full gap-x-4 gap-y-0.5 px-4 py-3 text-left text-sm focus-visible:outline-offset-[-3px] sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <span className={cx('min-w-0 font-strong', isCurrent ? 'wrap-anywhere' : 'truncate')}>
          {item.title}
        </span>
        <DueText due={dueWords(new Date(item.dueAt), now, { inWorkingDays: isRequestDesk(item.desk) })} />
        <span className={cx('min-w-0 text-ink-2', isCurrent ? 'wrap-anywhere' : 'truncate')}>
          {inboxDeskNames[item.desk]}
          {item.about && ` · ${item.about}`}
        </span>
        <span className="text-xs text-ink-2 sm:text-right">
          {isPostponed && item.postponedUntil !== null
            ? `Vuelve ${formatDay(new Date(item.postponedUntil))}`
            : (item.assignee?.name ?? 'Sin asignar')}
        </span>
      </button>
      {isCurrent && (
        <div className="flex flex-wrap items-center gap-2 px-4 pb-4">
          <LinkButton to={itemHref(item)} size="sm">
            Abrir
          </LinkButton>
          <Menu
            buttonClassName={buttonClass({ variant: 'secondary', size: 'sm' })}
            align="start"
            items={[
              ...team.map(({ id, name }) => ({ label: name, onSelect: () => onAssign(id) })),
              ...(item.assignee === null
                ? []
                : [{ label: 'Dejar sin asignar', onSelect: () => onAssign(null) }]),
            ]}
          >
            {item.assignee === null ? 'Asignar' : 'Reasignar'}
          </Menu>
          {isPostponed ? (
            <Button variant="quiet" size="sm" onClick={() => onPostpone(0)}>
              Traer de vuelta
            </Button>
          ) : (
            <Menu
              buttonClassName={buttonClass({ variant: 'quiet', size: 'sm' })}
              align="start"
              items={[
                { label: 'Hasta mañana', onSelect: () => onPostpone(1) },
                { label: 'Tres días', onSelect: () => onPostpone(3) },
                { label: 'Una semana', onSelect: () => onPostpone(7) },
              ]}
            >
              Posponer
            </Menu>
          )}
          <span className="text-xs text-ink-2">
            Espera desde {relativeTime(new Date(item.since), now).toLowerCase()}
          </span>
        </div>
      )}
    </li>
  )
}

/** The inbox without anything that waits. */
export const Nothing = ({ settledToday, isFiltered }: { settledToday: number; isFiltered: boolean }) => (
  <div className="grid justify-items-start gap-1 px-5 py-10">
    <p className="text-h4">No espera nada</p>
    <p className="text-sm text-ink-2">
      {settledToday === 0
        ? 'Hoy todavía no se resolvió nada.'
        : settledToday === 1
          ? 'Hoy se resolvió una cosa.'
          : `Hoy se resolvieron ${settledToday} cosas.`}
    </p>
    {isFiltered && (
      <p className="mt-2 text-sm">
        <Link to="/admin">Ver todo</Link>
      </p>
    )}
  </div>
)
