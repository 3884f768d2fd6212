import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { deleteBlock, insertBlock } from './blocks.queries.ts'
import type { OwnConversation } from './conversations.policy.ts'
import { pushChange } from './conversations.service.ts'

/** Blocks writing in both directions, in all conversations of the two; both can still read. */
export async function blockOther(
  deps: Pick<Deps, 'pool' | 'clock'>,
  conversation: OwnConversation,
): Promise<void> {
  const createdAt = deps.clock.now()
  await transaction(deps, async (tx) => {
    await insertBlock(tx, { blockerId: conversation.meId, blockedId: conversation.otherId, createdAt })
    await pushChange(tx, conversation)
  })
}

/** Removes the caller's own block; one by the other side remains. */
export async function unblockOther(deps: Pick<Deps, 'pool'>, conversation: OwnConversation): Promise<void> {
  await transaction(deps, async (tx) => {
    await deleteBlock(tx, { blockerId: conversation.meId, blockedId: conversation.otherId })
    await pushChange(tx, conversation)
  })
}
