import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import type { ApplicationThread, LinkedThread } from './application-threads.policy.ts'
import { type OwnConversation, seenBy } from './conversations.policy.ts'
import { getConversation, lockConversation, openApplicationConversation } from './conversations.queries.ts'
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

/** The conversation with its summary, as the list of conversations has it; null: nobody wrote yet. */
export async function readApplicationThread({ db }: Pick<Deps, 'db'>, { conversation }: ApplicationThread) {
  if (!conversation) return null
  const { row, side } = conversation
  const threads = await readThreads(db, [row.id], side)
  return { conversation, thread: threads.get(row.id) }
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
