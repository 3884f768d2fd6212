import { asks } from '#contracts/field-messages.ts'
import type { AlertFrequency } from '#contracts/subscriptions/subscriptions.contract.ts'
import { DAY } from '#domain/time/durations.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { Anonymous, UserActor } from '#server/http/actor.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { readSecret } from '#server/platform/secrets.queries.ts'
import { canonicalSearch } from '#server/features/subscriptions/alerts/canonical-search.ts'
import { confirmationMail } from './subscriptions.mails.ts'
import {
  confirmSubscription,
  countConfirmedAlerts,
  deleteSubscription,
  deleteUnconfirmed,
  findSubscription,
  type SubscriptionRow,
  updateFrequency,
  upsertSubscription,
} from './subscriptions.queries.ts'
import { readLink, type SubscriptionLink, writeLink } from './subscription-links.ts'

type SubscriptionDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>
type Wanted = Pick<SubscriptionRow, 'kind' | 'email' | 'search' | 'frequency'>

/** How long the link of a confirmation is good. In milliseconds. */
const confirmable = 7 * DAY
/** Of one address. More than a person reads, and a bound on what one address costs. */
export const mostAlerts = 20

/** Asks for the newsletter. Returns whether it is active at once: for who is signed in, at the own confirmed address. */
export async function joinNewsletter(
  deps: SubscriptionDeps,
  actor: Anonymous | UserActor,
  email: string,
): Promise<boolean> {
  const isOwn = 'userId' in actor && actor.email === email
  return subscribe(deps, isOwn ? actor : null, { kind: 'newsletter', email, search: '', frequency: 'weekly' })
}

/**
 * Asks for an alert: a visitor at the given address, who is signed in at the account's own. Returns whether it is active at
 * once. Throws validation_failed without an address, too_many_alerts (to the account's owner alone: a visitor is told nothing).
 */
export async function createAlert(
  deps: SubscriptionDeps,
  actor: Anonymous | UserActor,
  wanted: { search: string; frequency: AlertFrequency; email?: string | undefined },
): Promise<boolean> {
  const owner = 'userId' in actor ? actor : null
  const email = owner ? owner.email : wanted.email
  if (email === undefined) throw new AppError('validation_failed', { fields: { email: asks.email } })
  const { frequency } = wanted
  return subscribe(deps, owner, {
    kind: 'job_alert',
    email,
    search: canonicalSearch(wanted.search),
    frequency,
  })
}

/** The same work and the same mail whether the address is known or not, so that neither answer nor time tells. */
async function subscribe(deps: SubscriptionDeps, owner: UserActor | null, wanted: Wanted): Promise<boolean> {
  const at = deps.clock.now()
  const isActive = owner?.emailConfirmed ?? false
  const key = await readSecret(deps.db, 'subscriptions')
  await transaction(deps, async (tx) => {
    const row = await upsertSubscription(tx, { ...wanted, userId: owner?.userId ?? null, createdAt: at })
    if (isActive) return start(tx, row, { frequency: wanted.frequency, at })
    const token = writeLink(key, {
      purpose: 'confirm',
      id: row.id,
      frequency: wanted.frequency,
      expiresAt: new Date(at.getTime() + confirmable),
    })
    await sendMail(deps, tx, { to: wanted.email, ...confirmationMail(wanted, token) })
  })
  return isActive
}

async function start(
  tx: Db,
  row: SubscriptionRow,
  how: { frequency: AlertFrequency; at: Date },
  full: { message?: string } = {},
) {
  if (row.kind === 'job_alert' && row.confirmedAt === null) {
    if ((await countConfirmedAlerts(tx, row.email)) >= mostAlerts) throw new AppError('too_many_alerts', full)
  }
  await confirmSubscription(tx, row.id, how)
}

export interface LinkState {
  status: 'pending' | 'active' | 'ended'
  /** Null once it was ended: then only the link is left. */
  subscription: SubscriptionRow | null
}

/** What a link is about. Reading changes nothing: mail scanners follow every link. Throws link_expired. */
export async function readLinkState(deps: Pick<Deps, 'db' | 'clock'>, token: string): Promise<LinkState> {
  const link = await openLink(deps, token)
  const subscription = await findSubscription(deps.db, link.id)
  if (!subscription) return { status: 'ended', subscription }
  if (subscription.confirmedAt && !asksForMore(link, subscription)) return { status: 'active', subscription }
  if (isOver(link, deps.clock.now())) throw new AppError('link_expired')
  return { status: 'pending', subscription }
}

/** A confirmation of an alert that stands already, at another frequency, waits for its button as well. */
const asksForMore = (link: SubscriptionLink, { frequency }: SubscriptionRow) =>
  link.purpose === 'confirm' && link.frequency !== frequency

const isOver = (link: SubscriptionLink, now: Date) => link.purpose === 'confirm' && link.expiresAt <= now

async function openLink({ db }: Pick<Deps, 'db'>, token: string): Promise<SubscriptionLink> {
  return readLink(await readSecret(db, 'subscriptions'), token)
}

/** Whoever opens the link may have no account to eliminate an alert in. */
const fullByLink = {
  message: 'Tienes el máximo de alertas para un correo. Cancela una y vuelve a confirmar.',
}

/** Starts what the mail asked about. Throws link_expired, too_many_alerts. */
export async function confirm(deps: SubscriptionDeps, token: string): Promise<void> {
  const link = await openLink(deps, token)
  const at = deps.clock.now()
  if (link.purpose !== 'confirm' || isOver(link, at)) throw new AppError('link_expired')
  await transaction(deps, async (tx) => {
    const row = await findSubscription(tx, link.id)
    if (row) await start(tx, row, { frequency: link.frequency, at }, fullByLink)
  })
}

/** Ends a subscription by the link of any of its mails; what has ended stays ended. Throws link_expired. */
export async function endByLink(deps: Pick<Deps, 'db'>, token: string): Promise<void> {
  const { id } = await openLink(deps, token)
  await deleteSubscription(deps.db, id)
}

/** Changes how often an alert comes, by the link in one of its mails. Throws link_expired. */
export async function changeByLink(
  deps: Pick<Deps, 'db'>,
  token: string,
  frequency: AlertFrequency,
): Promise<void> {
  const link = await openLink(deps, token)
  if (link.purpose !== 'manage') throw new AppError('link_expired')
  const row = await findSubscription(deps.db, link.id)
  if (row?.kind === 'job_alert') await updateFrequency(deps.db, link.id, frequency)
}

/** Forgets what was never confirmed, once its link is no longer good. Run by the clock. */
export async function forgetUnconfirmed({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteUnconfirmed(db, new Date(clock.now().getTime() - confirmable))
}
