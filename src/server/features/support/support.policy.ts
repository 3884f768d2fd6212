import type { UserActor } from '#server/actor.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { getOwnConversation } from '#server/features/conversations/conversations.service.ts'
import { type ComplaintRow, findUnsentCopy } from '#server/features/support/complaints/complaints.queries.ts'
import { hashToken } from '#server/platform/tokens.ts'

declare const checked: unique symbol
type Conversation = Awaited<ReturnType<typeof getOwnConversation>>
/** A conversation of the caller, whose other side is reported. */
export type ReportedConversation = Conversation & { readonly [checked]: 'reported conversation' }
/** A sheet whose copy waits for the link of a mail, which the caller has. */
export type UnsentCopy = ComplaintRow & { readonly [checked]: 'unsent copy'; copyTokenHash: Buffer }

/** Throws not_found, and validation_failed when the company must be named. */
export async function getReportedConversation(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: UserActor,
  which: Parameters<typeof getOwnConversation>[2],
): Promise<ReportedConversation> {
  return (await getOwnConversation(deps, actor, which)) as ReportedConversation
}

/** Throws link_expired for an unknown or used link. */
export async function getUnsentCopy(db: Db, token: string): Promise<UnsentCopy> {
  const found = await findUnsentCopy(db, hashToken(token))
  if (!found) throw new AppError('link_expired')
  return found as UnsentCopy
}
