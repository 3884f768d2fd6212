import { mostCounted } from '#contracts/admin/list-figures.ts'
import { type AuditCode, capabilities } from '#contracts/admin/admin-vocabulary.ts'
import { type Inbox, type InboxItem, type InboxQuery, inboxSize } from '#contracts/admin/inbox.contract.ts'
import { type InboxDesk, inboxDesks } from '#contracts/admin/inbox-vocabulary.ts'
import { limaDay, limaDayStart } from '#domain/time/dates.ts'
import { HOUR } from '#domain/time/durations.ts'
import { addDays } from '#domain/time/lima-days.ts'
import type { AdminActor } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { Waiting } from '#server/waiting.ts'
import { countThings, listMarkedIds, listMarks, listTeam, type MarkRow, saveMark } from './inbox.queries.ts'
import { sources } from './waiting-sources.ts'

/** So many of each desk are read; more than a team settles before the next look. */
const readOfEach = 200

/** Acts that settle an item. */
const settling: readonly AuditCode[] = [
  'service-moderated',
  'brief-moderated',
  'cv-moderated',
  'photo-moderated',
  'workplace-moderated',
  'review-moderated',
  'message-moderated',
  'hold-decided',
  'report-decided',
  'dispute-decided',
  'request-answered',
]

/** A postponed item is back at this hour in Lima, in milliseconds after midnight. */
const morning = 8 * HOUR

type Reader = Pick<AdminActor, 'adminId'>

/** What waits at all desks, what is due first at the beginning. */
export async function readInbox(
  deps: Pick<Deps, 'db' | 'clock'>,
  admin: Reader,
  { desk: only, owner }: InboxQuery,
): Promise<Inbox> {
  const { db } = deps
  const now = deps.clock.now()
  const read = await Promise.all(
    inboxDesks.map(async (desk) => {
      const [count, items] = await Promise.all([
        sources[desk].count(db, { now, most: mostCounted }),
        itemsOf(deps, admin, desk, owner),
      ])
      const [next] = items
      return { desk, count, items, nextDueAt: next?.dueAt ?? null }
    }),
  )
  const items = read
    .flatMap((one) => (only === 'all' || only === one.desk ? one.items : []))
    .toSorted((a, b) => a.dueAt.localeCompare(b.dueAt) || a.since.localeCompare(b.since))
  const [team, settledToday] = await Promise.all([
    listTeam(db, capabilities['work-inbox']),
    countThings(db, settling, limaDayStart(limaDay(now))),
  ])
  return {
    desks: read.map(({ desk, count, nextDueAt }) => ({ desk, count, nextDueAt })),
    items: items.slice(0, inboxSize),
    total: items.length,
    team,
    me: admin.adminId,
    settledToday,
  }
}

/** The items of a desk for that owner, by their term. */
async function itemsOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { adminId }: Reader,
  desk: InboxDesk,
  owner: InboxQuery['owner'],
): Promise<InboxItem[]> {
  const now = clock.now()
  const page = { now, limit: readOfEach }
  const which = owner === 'mine' ? { adminId } : owner === 'postponed' ? { postponedAfter: now } : null
  const ids = which && (await listMarkedIds(db, desk, which, readOfEach))
  const waiting =
    ids === null
      ? await sources[desk].list(db, page)
      : ids.length === 0
        ? []
        : await sources[desk].list(db, { ...page, ids })
  if (waiting.length === 0) return []
  const marks = await listMarks(
    db,
    desk,
    waiting.map(({ id }) => id),
  )
  const byId = new Map(marks.map((mark) => [mark.id, mark]))
  return waiting
    .map((one) => toItem(desk, one, byId.get(one.id)))
    .filter(({ assignee, postponedUntil }) => {
      const isPostponed = postponedUntil !== null && new Date(postponedUntil) > now
      if (owner === 'postponed') return isPostponed
      return !isPostponed && (owner !== 'nobody' || assignee === null)
    })
}

const toItem = (desk: InboxDesk, one: Waiting, mark: MarkRow | undefined): InboxItem => ({
  desk,
  id: one.id,
  title: one.title,
  about: one.about,
  since: one.since.toISOString(),
  dueAt: one.dueAt.toISOString(),
  assignee:
    mark?.adminId != null && mark.adminName !== null ? { id: mark.adminId, name: mark.adminName } : null,
  postponedUntil: mark?.postponedUntil?.toISOString() ?? null,
})

type WriteDeps = Pick<Deps, 'db' | 'pool' | 'clock'>
interface Item {
  desk: InboxDesk
  id: number
}

/** Throws not_found for an item that does not wait. */
async function requireWaiting({ db, clock }: WriteDeps, { desk, id }: Item): Promise<void> {
  const found = await sources[desk].list(db, { now: clock.now(), limit: 1, ids: [id] })
  if (found.length === 0) throw new AppError('not_found')
}

/** Gives an item to an administrator, or to nobody. Throws not_found also for one who may not settle it. */
export async function assignItem(deps: WriteDeps, item: Item, adminId: number | null): Promise<void> {
  await requireWaiting(deps, item)
  if (adminId !== null) {
    const team = await listTeam(deps.db, capabilities['work-inbox'])
    if (!team.some(({ id }) => id === adminId)) throw new AppError('not_found')
  }
  await transaction(deps, (tx) =>
    saveMark(tx, { desk: item.desk, itemId: item.id }, { adminId }, deps.clock.now()),
  )
}

/** Puts an item off for so many days, or takes it back (0). Returns until when. Throws not_found. */
export async function postponeItem(deps: WriteDeps, item: Item, days: number): Promise<Date | null> {
  await requireWaiting(deps, item)
  const now = deps.clock.now()
  const until = days === 0 ? null : new Date(limaDayStart(addDays(limaDay(now), days)).getTime() + morning)
  await transaction(deps, (tx) =>
    saveMark(tx, { desk: item.desk, itemId: item.id }, { postponedUntil: until }, now),
  )
  return until
}
