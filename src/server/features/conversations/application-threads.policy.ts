import type { UserActor } from '#server/actor.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { requireReceiver, requireSender } from '#server/features/applications/ownership.service.ts'
import { askingAs, type OwnConversation, type SeenConversation, seenBy } from './conversations.policy.ts'
import { threadLinkDays } from '#contracts/applications/close-out-figures.ts'
import { DAY } from '#domain/time/durations.ts'
import { findConversation, findConversations } from './conversations.queries.ts'
import { readThreadLink } from './thread-tokens.ts'

declare const checked: unique symbol

/** The conversation of an application of which the caller is a side; null: nobody wrote yet. */
export type ApplicationThread = { applicationId: number; conversation: OwnConversation | null } & {
  readonly [checked]: 'application thread'
}
/** The conversation of a mail's link, which only the mailbox of the applicant received. */
export type LinkedThread = SeenConversation & { readonly [checked]: 'linked thread' }

/** Throws not_found for an application of others, and for a withdrawn one in which nobody wrote. */
export async function getApplicationThread(
  db: Db,
  actor: UserActor,
  applicationId: number,
  now: Date,
): Promise<ApplicationThread> {
  const [row] = await findConversations(db, askingAs(actor), { applicationId })
  if (row) {
    const conversation = seenBy(actor.kind, row, now) as OwnConversation
    return { applicationId, conversation } as ApplicationThread
  }
  if (actor.kind === 'company') await requireReceiver(db, actor, applicationId)
  else await requireSender(db, actor, applicationId)
  return { applicationId, conversation: null } as ApplicationThread
}

/** Throws link_expired for an unknown or old link, and once the person chose a password: then they sign in. */
export async function getLinkedThread(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<LinkedThread> {
  const now = clock.now()
  const id = await readThreadLink(db, token)
  const row = id === null ? null : await findConversation(db, id)
  const isOld = row && now.getTime() - row.lastMessageAt.getTime() > threadLinkDays * DAY
  if (!row || isOld || row.professionalIsGone || row.professionalHasPassword)
    throw new AppError('link_expired')
  return seenBy('professional', row, now) as LinkedThread
}
