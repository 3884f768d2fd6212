import { threadLinkDays } from '#contracts/applications/close-out-figures.ts'
import { DAY } from '#domain/time/durations.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { UserActor } from '#server/actor.ts'
import type { Viewpoint } from './messages.queries.ts'
import {
  type Asking,
  type ConversationRow,
  findConversation,
  findConversations,
  type Which,
} from './conversations.queries.ts'
import { readThreadLink } from './thread-tokens.ts'

export type Side = 'professional' | 'company'

declare const checked: unique symbol

/** A conversation as one side sees it. No proof that the caller is that side. */
export interface SeenConversation {
  row: ConversationRow
  side: Side
  /** The account of each side: of a company the one that owns it, whoever of its people acts. */
  meId: number
  otherId: number
  otherName: string
  /**
   * The caller's plan allows neither reading further nor answering: a basic professional without an active chat on
   * the service.
   */
  isLocked: boolean
  /** Whether this side blocked the other. */
  isBlocked: boolean
  /** The other side blocked this one, its account is closed, or the application is withdrawn. */
  isClosed: boolean
}
/** A conversation of the caller. */
export type OwnConversation = SeenConversation & { readonly [checked]: 'own conversation' }

/** The conversation of a mail's link, which only the mailbox of the applicant received. */
export type LinkedThread = SeenConversation & { readonly [checked]: 'linked thread' }

export const askingAs = (actor: UserActor): Asking =>
  actor.kind === 'company' ? { companyId: actor.companyId } : { professionalId: actor.professionalId }

/**
 * The caller's conversation. Throws not_found when there is none, and validation_failed when the company must be
 * named.
 */
export async function requireConversation(
  db: Db,
  actor: UserActor,
  which: Which,
  now: Date,
): Promise<OwnConversation> {
  const [row, another] = await findConversations(db, askingAs(actor), which)
  if (!row) throw new AppError('not_found')
  if (another)
    throw new AppError('validation_failed', {
      fields: { companyId: 'Indica con qué empresa es la conversación' },
    })
  return seenBy(actor.kind, row, now) as OwnConversation
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

/** Tells the messages of this side from those of the other. */
export const viewOf = ({ side, row }: Pick<SeenConversation, 'side' | 'row'>): Viewpoint => ({
  side,
  professionalUserId: row.professionalUserId,
})

export function seenBy(side: Side, row: ConversationRow, now: Date): SeenConversation {
  const isProfessional = side === 'professional'
  return {
    row,
    side,
    meId: isProfessional ? row.professionalUserId : row.companyUserId,
    otherId: isProfessional ? row.companyUserId : row.professionalUserId,
    otherName: isProfessional ? row.companyName : `${row.firstName} ${row.lastName}`.trim(),
    isLocked: isProfessional && !hasOpenChat(row, now),
    isBlocked: isProfessional ? row.blockedByProfessional : row.blockedByCompany,
    isClosed: isProfessional
      ? row.blockedByCompany || row.companyIsGone || row.withdrawnAt !== null
      : row.blockedByProfessional || row.professionalIsGone || row.withdrawnAt !== null,
  }
}

/** A professional can read and answer with premium, or while the service's chat is paid; who applied always can. */
export const hasOpenChat = (
  {
    applicationId,
    planType,
    chatActiveUntil,
  }: Pick<ConversationRow, 'applicationId' | 'planType' | 'chatActiveUntil'>,
  now: Date,
): boolean =>
  applicationId !== null || planType === 'premium' || (chatActiveUntil !== null && chatActiveUntil > now)

/** Throws chat_locked, user_blocked or conversation_closed. */
export function requireWritable({ isLocked, isBlocked, isClosed }: SeenConversation): void {
  if (isLocked) throw new AppError('chat_locked')
  if (isBlocked) throw new AppError('user_blocked')
  if (isClosed) throw new AppError('conversation_closed')
}
