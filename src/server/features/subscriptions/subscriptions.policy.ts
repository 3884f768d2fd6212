import type { UserActor } from '#server/actor.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import { readSecret } from '#server/platform/secrets.queries.ts'
import { readLink, type SubscriptionLink } from './subscription.address.ts'
import { findAlertOf, type Owner } from './subscriptions.queries.ts'

declare const checked: unique symbol
/** An alert of the caller. */
export type OwnAlert = { id: number } & { readonly [checked]: 'own alert' }
/** What the link of a mail is about: only the subscribed mailbox has it. */
export type OpenedLink = SubscriptionLink & { readonly [checked]: 'opened link' }

/** Alerts of the confirmed address belong to the account, including those made without one. */
export const ownerOf = ({ userId, email, emailConfirmed }: UserActor): Owner => ({
  userId,
  email: emailConfirmed ? email : null,
})

/** Throws not_found for another person's alert. */
export async function getOwnAlert(db: Db, actor: UserActor, id: number): Promise<OwnAlert> {
  if (!(await findAlertOf(db, ownerOf(actor), id))) throw new AppError('not_found')
  return { id } as OwnAlert
}

/** Throws link_expired for a link that we did not make. */
export async function openLink(db: Db, token: string): Promise<OpenedLink> {
  return readLink(await readSecret(db, 'subscriptions'), token) as OpenedLink
}
