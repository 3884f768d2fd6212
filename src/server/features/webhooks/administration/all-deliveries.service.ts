import { mostCounted } from '#contracts/admin/list-figures.ts'
import { type WebhookFilters, webhookPageSize } from '#contracts/admin/webhooks.contract.ts'
import { DAY } from '#domain/time/durations.ts'
import type { Deps } from '#server/deps.ts'
import {
  countAll,
  countByStatus,
  countEndpoints,
  countLogged,
  type Filters,
  findDue,
  listAll,
  listLogged,
} from './all-deliveries.queries.ts'

type Reading = Pick<Deps, 'db' | 'clock'>

const days: Record<WebhookFilters['period'], number | null> = { day: 1, week: 7, all: null }

function since({ clock }: Pick<Deps, 'clock'>, { period, ...filters }: WebhookFilters): Filters {
  const back = days[period]
  return { ...filters, since: back === null ? null : new Date(clock.now().getTime() - back * DAY) }
}

/** A page of everybody's deliveries, the latest first; `hasOlder`: there is another one. */
export async function pageOfDeliveries(deps: Reading, asked: WebhookFilters, before: number | undefined) {
  const filters = since(deps, asked)
  const [rows, total] = await Promise.all([
    listAll(deps.db, filters, { before, limit: webhookPageSize + 1 }),
    countAll(deps.db, filters, mostCounted),
  ])
  return { rows: rows.slice(0, webhookPageSize), total, hasOlder: rows.length > webhookPageSize }
}

/** The same of their tries. */
export async function pageOfTries(deps: Reading, asked: WebhookFilters, before: number | undefined) {
  const filters = since(deps, asked)
  const [rows, total] = await Promise.all([
    listLogged(deps.db, filters, { before, limit: webhookPageSize + 1 }),
    countLogged(deps.db, filters, mostCounted),
  ])
  return { rows: rows.slice(0, webhookPageSize), total, hasOlder: rows.length > webhookPageSize }
}

/** The deliveries of the last day by status, and the endpoints. */
export async function readWebhookStats({ db, clock }: Reading) {
  const [deliveries, endpoints] = await Promise.all([
    countByStatus(db, new Date(clock.now().getTime() - DAY)),
    countEndpoints(db),
  ])
  return { ...deliveries, ...endpoints }
}

/** Tries that are due and wait, since when the first one does, and the endpoints that rest. */
export async function readWebhookHealth({ db, clock }: Reading) {
  const now = clock.now()
  const [{ due, oldest }, { resting }] = await Promise.all([findDue(db, now), countEndpoints(db)])
  return {
    due,
    oldestSeconds: oldest && Math.max(0, Math.round((now.getTime() - oldest.getTime()) / 1000)),
    resting,
  }
}
