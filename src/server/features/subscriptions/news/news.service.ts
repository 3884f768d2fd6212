import type { UserActor } from '#server/actor.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { writeLink } from '#server/features/subscriptions/subscription.address.ts'
import { leaveSubscription } from '#server/features/subscriptions/subscriptions.mails.ts'
import {
  confirmSubscription,
  deleteSubscription,
  upsertSubscription,
} from '#server/features/subscriptions/subscriptions.queries.ts'
import { readSecret } from '#server/platform/secrets.queries.ts'
import { findNewsOf, listNews } from './news.queries.ts'

/* Whether an account agreed to news and advice of Qhatu by mail. Only its owner turns it on; the link of any such mail ends it. */

export const getsNews = async ({ db }: Pick<Deps, 'db'>, { userId }: UserActor): Promise<boolean> =>
  (await findNewsOf(db, userId)) !== null

/** Returns whether it is on. Throws email_unconfirmed. */
export async function chooseNews(
  deps: Pick<Deps, 'pool' | 'clock'>,
  { userId, email, emailConfirmed }: UserActor,
  isOn: boolean,
): Promise<boolean> {
  if (isOn && !emailConfirmed)
    throw new AppError('email_unconfirmed', { message: 'Confirma tu correo antes de activarlo.' })
  await transaction(deps, async (tx) => {
    const known = await findNewsOf(tx, userId)
    if (!isOn && known !== null) await deleteSubscription(tx, known)
    if (!isOn || known !== null) return
    const at = deps.clock.now()
    const row = await upsertSubscription(tx, {
      kind: 'news',
      email,
      search: '',
      frequency: 'weekly',
      userId,
      createdAt: at,
    })
    await confirmSubscription(tx, row.id, { frequency: 'weekly', at })
  })
  return isOn
}

/** How each of these accounts that agreed can leave: the page, and the headers for one click. */
export async function newsLeaveLinks(
  { config }: Pick<Deps, 'config'>,
  tx: Db,
  userIds: readonly number[],
): Promise<Map<number, ReturnType<typeof leaveSubscription>>> {
  const rows = await listNews(tx, userIds)
  if (rows.length === 0) return new Map()
  const key = await readSecret(tx, 'subscriptions')
  return new Map(
    rows.map(({ id, userId }) => [
      userId,
      leaveSubscription(config.publicUrl, writeLink(key, { purpose: 'manage', id })),
    ]),
  )
}

/** Which of these accounts agreed. */
export const whoGetsNews = async (
  { db }: Pick<Deps, 'db'>,
  userIds: readonly number[],
): Promise<Set<number>> => new Set((await listNews(db, userIds)).map(({ userId }) => userId))

export { agreedToNews } from './news.queries.ts'
