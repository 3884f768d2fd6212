import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import type { UserActor } from '#server/actor.ts'
import { deleteBlock, insertBlock } from './blocks.queries.ts'
import { requireConversation } from './conversations.policy.ts'
import type { Which } from './conversations.queries.ts'
import { pushChange } from './conversations.service.ts'

/** Blocks writing in both directions, in all conversations of the two; both can still read. Throws not_found. */
export async function blockOther(
  deps: Pick<Deps, 'pool' | 'clock'>,
  actor: UserActor,
  which: Which,
): Promise<void> {
  const createdAt = deps.clock.now()
  await transaction(deps, async (tx) => {
    const conversation = await requireConversation(tx, actor, which, createdAt)
    await insertBlock(tx, { blockerId: conversation.meId, blockedId: conversation.otherId, createdAt })
    await pushChange(tx, conversation)
  })
}

/** Removes the caller's own block; one by the other side remains. Throws not_found. */
export async function unblockOther(
  deps: Pick<Deps, 'pool' | 'clock'>,
  actor: UserActor,
  which: Which,
): Promise<void> {
  await transaction(deps, async (tx) => {
    const conversation = await requireConversation(tx, actor, which, deps.clock.now())
    await deleteBlock(tx, { blockerId: conversation.meId, blockedId: conversation.otherId })
    await pushChange(tx, conversation)
  })
}
