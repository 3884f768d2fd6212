import { asks } from '#contracts/field-messages.ts'
import type { AlertFrequency } from '#contracts/subscriptions/subscriptions.contract.ts'
import { confirmSubscriptionDays } from '#contracts/subscriptions/subscription-figures.ts'
import { DAY } from '#domain/time/durations.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { Anonymous, UserActor } from '#server/actor.ts'
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
import { type SubscriptionLink, writeLink } from './subscription.address.ts'
import type { OpenedLink } from './subscriptions.policy.ts'

type SubscriptionDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>
type Wanted = Pick<SubscriptionRow, 'kind' | 'email' | 'search' | 'frequency'>

/** How long a confirmation link is valid. In milliseconds. */
const confirmable = confirmSubscriptionDays * DAY
/** Per address: more than a person reads, and a limit on the cost of one address. */
export const mostAlerts = 20

/** Requests the newsletter. Returns whether it is active at once: for a signed-in person with a confirmed address. */
export async function joinNewsletter(
  deps: SubscriptionDeps,
  actor: Anonymous | UserActor,
  email: string,
): Promise<boolean> {
  const isOwn = 'userId' in actor && actor.email === email
  return subscribe(deps, isOwn ? actor : null, { kind: 'newsletter', email, search: '', frequency: 'weekly' })
}

/**
 * Requests an alert: for a visitor at the given address, for a signed-in person at the account's address. Returns
 * whether it is active at once. Throws validation_failed without an address, and too_many_alerts to the account's
 * owner only, so that a visitor learns nothing.
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

/**
 * Does the same work and sends the same mail for known and unknown addresses, so that neither the reply nor its time
 * reveals the difference.
 */
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
    await sendMail(deps, tx, { to: wanted.email, ...confirmationMail(wanted, token) }, { asked: true })
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
  /** Null once it has ended. */
  subscription: SubscriptionRow | null
}

/** Describes a link without changing anything, because mail scanners follow every link. Throws link_expired. */
export async function readLinkState(deps: Pick<Deps, 'db' | 'clock'>, link: OpenedLink): Promise<LinkState> {
  const subscription = await findSubscription(deps.db, link.id)
  if (!subscription) return { status: 'ended', subscription }
  if (subscription.confirmedAt && !asksForMore(link, subscription)) return { status: 'active', subscription }
  if (isOver(link, deps.clock.now())) throw new AppError('link_expired')
  return { status: 'pending', subscription }
}

/** Confirming an existing alert at another frequency also needs a press of the button. */
const asksForMore = (link: SubscriptionLink, { frequency }: SubscriptionRow) =>
  link.purpose === 'confirm' && link.frequency !== frequency

const isOver = (link: SubscriptionLink, now: Date) => link.purpose === 'confirm' && link.expiresAt <= now

/** A person who opens the link may have no account in which to delete an alert. */
const fullByLink = {
  message: 'Tienes el máximo de alertas para un correo. Cancela una y vuelve a confirmar.',
}

/** Starts what the mail asked about. Throws link_expired, too_many_alerts. */
export async function confirm(deps: SubscriptionDeps, link: OpenedLink): Promise<void> {
  const at = deps.clock.now()
  if (link.purpose !== 'confirm' || isOver(link, at)) throw new AppError('link_expired')
  await transaction(deps, async (tx) => {
    const row = await findSubscription(tx, link.id)
    if (row) await start(tx, row, { frequency: link.frequency, at }, fullByLink)
  })
}

/** Ends a subscription by the link in any of its mails; repeating it does nothing. */
export async function endByLink(deps: Pick<Deps, 'db'>, { id }: OpenedLink): Promise<void> {
  await deleteSubscription(deps.db, id)
}

/** Changes an alert's frequency by the link in one of its mails. Throws link_expired. */
export async function changeByLink(
  deps: Pick<Deps, 'db'>,
  link: OpenedLink,
  frequency: AlertFrequency,
): Promise<void> {
  if (link.purpose !== 'manage') throw new AppError('link_expired')
  const row = await findSubscription(deps.db, link.id)
  if (row?.kind === 'job_alert') await updateFrequency(deps.db, link.id, frequency)
}

/** Deletes unconfirmed subscriptions whose link has expired. Scheduled. */
export async function forgetUnconfirmed({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteUnconfirmed(db, new Date(clock.now().getTime() - confirmable))
}
