import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Inbox, InboxItem } from '#contracts/admin/inbox.contract.ts'
import { type InboxOwner, inboxDesks } from '#contracts/admin/inbox-vocabulary.ts'
import { undoSeconds } from '#contracts/acts/undo-figures.ts'
import { formatTime, limaDaysBetween } from '#domain/time/dates.ts'
import { DeskKeys } from '#web/features/admin/desk/desk-keys.tsx'
import { useKeySwitch } from '#web/features/admin/desk/use-key-switch.ts'
import { useLetterKeys } from '#web/features/admin/desk/use-letter-keys.ts'
import { Button } from '#web/ui/action/button.tsx'
import { isApiError } from '#web/lib/api-client.ts'
import { useNow } from '#web/lib/use-now.ts'
import { cx } from '#web/ui/look/cx.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { inboxHref, type InboxSearch, itemHref } from './inbox.address.ts'
import { InboxDesks } from './inbox-desks.tsx'
import { InboxRow, Nothing } from './inbox-row.tsx'
import { assignItem, postponeItem, useInbox } from './inbox.resource.ts'

const ownerNames: Record<InboxOwner, string> = {
  all: 'De todos',
  mine: 'Míos',
  nobody: 'Sin asignar',
  postponed: 'Pospuestos',
}

const keys = [
  ['Enter', 'abrir'],
  ['A', 'asignarme'],
  ['H', 'posponer a mañana'],
  ['1', 'a 9 mesa, 0 todas'],
] as const

/** So many are shown at first, so that the figures below are not far. */
const shownFirst = 8

const keyOf = ({ desk, id }: Pick<InboxItem, 'desk' | 'id'>) => `${desk}/${id}`

type InboxPanelProps = { query: InboxSearch; loaded: Inbox }

/** What waits at all desks: the desks at the left, their items at the right, what is due first on top. */
export function InboxPanel({ query, loaded }: InboxPanelProps) {
  const { data, isError, dataUpdatedAt } = useInbox(query, loaded)
  const { desks, team, settledToday, total, me: adminId } = data
  const [isLong, setLong] = useState(false)
  const items = isLong ? data.items : data.items.slice(0, shownFirst)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const now = useNow(60_000)
  const [hasKeys, setHasKeys] = useKeySwitch()
  const [chosen, setChosen] = useState<string | null>(null)
  const found = items.findIndex((item) => keyOf(item) === chosen)
  const index = found === -1 ? 0 : found
  const current = items[index]

  /** Runs an act, offers to take it back, and reads the inbox again. */
  const act = async (title: string, run: () => Promise<unknown>, back: () => Promise<unknown>) => {
    try {
      await run()
      showToast({
        title,
        action: {
          label: 'Deshacer',
          seconds: undoSeconds,
          onPress: () => void act('Deshecho', back, run),
        },
      })
    } catch (error) {
      showToast({
        title: 'No se pudo guardar el cambio.',
        description: isApiError(error) ? error.message : 'Revisa tu conexión e inténtalo de nuevo.',
        tone: 'destructive',
      })
    }
    await queries.invalidateQueries({ queryKey: ['inbox'] })
  }
  const assign = (item: InboxItem, to: number | null) =>
    void act(
      to === null ? 'Quedó sin asignar' : to === adminId ? 'Ahora es tuyo' : 'Asignado',
      () => assignItem(item, to),
      () => assignItem(item, item.assignee?.id ?? null),
    )
  const postpone = (item: InboxItem, days: number) =>
    void act(
      days === 0 ? 'Está de vuelta' : 'Pospuesto',
      () => postponeItem(item, days),
      () =>
        postponeItem(
          item,
          days === 0 && item.postponedUntil !== null
            ? limaDaysBetween(new Date(), new Date(item.postponedUntil))
            : 0,
        ),
    )
  const move = (step: number) => {
    const next = items[index + step]
    if (!next) return
    setChosen(keyOf(next))
    document.querySelector<HTMLElement>(`[data-row="${keyOf(next)}"]`)?.focus()
  }
  const digits = Object.fromEntries(
    inboxDesks.map((desk, at) => [String(at + 1), () => void navigate(inboxHref({ ...query, desk }))]),
  )
  const { desk: _, ...ofAllDesks } = query
  useLetterKeys(hasKeys, {
    j: () => move(1),
    k: () => move(-1),
    0: () => void navigate(inboxHref(ofAllDesks)),
    ...digits,
    ...(current && {
      a: () => assign(current, adminId),
      h: () => postpone(current, 1),
    }),
  })

  return (
    <section aria-label="Bandeja">
      <div className="grid grid-cols-[minmax(0,1fr)] overflow-clip rounded-md border border-line bg-surface lg:grid-cols-[14rem_minmax(0,1fr)]">
        <InboxDesks desks={desks} settledToday={settledToday} query={query} now={now} />
        <div className="min-w-0">
          <nav aria-label="De quién" className="flex gap-1 overflow-x-auto border-b border-line p-2 text-sm">
            {(Object.keys(ownerNames) as InboxOwner[]).map((owner) => {
              const isCurrent = owner === (query.owner ?? 'all')
              const { owner: __, ...others } = query
              return (
                <Link
                  key={owner}
                  to={inboxHref(owner === 'all' ? others : { ...others, owner })}
                  preventScrollReset
                  aria-current={isCurrent ? 'true' : undefined}
                  className={cx(
                    'rounded-sm px-3 py-1.5 whitespace-nowrap no-underline',
                    isCurrent ? 'bg-sunken font-strong text-ink' : 'text-ink-2 hover:text-ink',
                  )}
                >
                  {ownerNames[owner]}
                </Link>
              )
            })}
          </nav>
          {items.length === 0 ? (
            <Nothing settledToday={settledToday} isFiltered={Object.keys(query).length > 0} />
          ) : (
            <ul aria-label="Lo que espera">
              {items.map((item, at) => (
                <InboxRow
                  key={keyOf(item)}
                  item={item}
                  team={team}
                  now={now}
                  isCurrent={at === index}
                  onChoose={() => setChosen(keyOf(item))}
                  onOpen={() => void navigate(itemHref(item))}
                  onAssign={(to) => assign(item, to)}
                  onPostpone={(days) => postpone(item, days)}
                />
              ))}
            </ul>
          )}
          {total > items.length && (
            <p className="flex flex-wrap items-center gap-x-3 border-t border-line px-4 py-2 text-xs text-ink-2">
              Se ven los {items.length} que vencen primero.
              {!isLong && (
                <Button variant="quiet" size="sm" onClick={() => setLong(true)}>
                  Ver más
                </Button>
              )}
            </p>
          )}
        </div>
      </div>
      <DeskKeys keys={keys} isOn={hasKeys} onSwitch={setHasKeys} />
      {isError && (
        <p role="status" className="mt-3 text-sm text-warn-ink">
          No pudimos actualizar la bandeja. Es la de las {formatTime(new Date(dataUpdatedAt))}.
        </p>
      )}
    </section>
  )
}
