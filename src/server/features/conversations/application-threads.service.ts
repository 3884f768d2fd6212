import { type Db, transaction } from '#server/db/connection.ts'
import type { CompanyActor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { type LinkedThread, type OwnConversation, seenBy } from './conversations.policy.ts'
import {
  findConversations,
  getConversation,
  lockConversation,
  openApplicationConversation,
} from './conversations.queries.ts'
import { type Writing, write } from './conversations.service.ts'
import { listMessages, readThreads } from './messages.queries.ts'

/** How many messages the page of a link shows. */
const shownByLink = 100

/**
 * Writes what the company's undo no longer holds back, in the conversation of the application. `sendKey`: the same is
 * stored once. Call it in the transaction that marks it as sent. Throws user_blocked or conversation_closed.
 */
export async function writeToApplicant(
  deps: Omit<Writing, 'pool'>,
  tx: Db,
  {
    applicationId,
    senderId,
    message,
    sendKey,
  }: { applicationId: number; senderId: number; message: string; sendKey: string },
): Promise<void> {
  const id = await openApplicationConversation(tx, applicationId, deps.clock.now())
  if (id === null) return
  const conversation = seenBy('company', await getConversation(tx, id), deps.clock.now())
  await write(deps, tx, conversation, { userId: senderId }, { message, sendKey })
}

/** How the conversation of an application stands for its company; null: nothing was written. */
export async function readCandidateThread(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { companyId }: CompanyActor,
  applicationId: number,
) {
  const [row] = await findConversations(db, { companyId }, { applicationId })
  if (!row) return null
  const { isBlocked, isClosed } = seenBy('company', row, clock.now())
  const thread = (await readThreads(db, [row.id], 'company')).get(row.id)
  return {
    isBlocked,
    canWrite: !isBlocked && !isClosed,
    unreadCount: thread?.unreadCount ?? 0,
    seenUpToId: thread?.seenUpToId ?? null,
  }
}

/** The newest messages of the conversation of a link, oldest first. */
export async function readLinked({ db }: Pick<Deps, 'db'>, conversation: LinkedThread) {
  const { row, side } = conversation
  const { professionalUserId, firstMessageId, id: conversationId } = row
  const reader = { side, professionalUserId, conversationId, isLocked: false, firstMessageId }
  return listMessages(db, reader, { limit: shownByLink })
}

/** The answer of the person of an application by a link or a mail. Throws user_blocked or conversation_closed. */
export async function answerAsApplicant(
  deps: Writing,
  { row }: Pick<OwnConversation, 'row'>,
  text: { message: string; sendKey: string | null },
): Promise<void> {
  await transaction(deps, async (tx) => {
    await lockConversation(tx, row.id)
    const conversation = seenBy('professional', await getConversation(tx, row.id), deps.clock.now())
    await write(deps, tx, conversation, { userId: row.professionalUserId }, text)
  })
}
