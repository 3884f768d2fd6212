import type { Undoable } from '#contracts/acts/act-fields.ts'
import type { KeptTurn } from '#contracts/assistant/kept-conversations.contract.ts'
import { mostKept } from '#contracts/assistant/kept-conversations-figures.ts'
import { truncate } from '#domain/text/truncate.ts'
import type { UserActor } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { remove } from '#server/features/acts/removals.service.ts'
import { keptRemoval } from './kept-conversations.acts.ts'
import type { OwnKept } from '#server/features/assistant/assistant.policy.ts'
import { insertKept, listKept, rowsOfKept, trimKept } from './kept-conversations.queries.ts'

/** Letters of the first question that name a conversation. */
const longestTitle = 80

export const listConversations = ({ db }: Pick<Deps, 'db'>, { userId }: UserActor) => listKept(db, userId)

/** Keeps what the person sends; only this is ever stored of a conversation. */
export const keepConversation = (
  deps: Pick<Deps, 'db' | 'pool' | 'clock'>,
  { userId }: UserActor,
  turns: KeptTurn[],
) =>
  transaction(deps, async (tx) => {
    const title = truncate(turns[0]?.question ?? '', longestTitle)
    const kept = await insertKept(tx, { userId, title, turns, keptAt: deps.clock.now() })
    await trimKept(tx, userId, mostKept)
    return kept
  })

export async function removeConversation(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'queue'>,
  { id, userId }: OwnKept,
): Promise<Undoable> {
  const undo = await transaction(deps, (tx) =>
    remove(deps, tx, keptRemoval, { userId, data: {}, rows: [rowsOfKept(id)] }),
  )
  if (!undo) throw new AppError('not_found')
  return undo
}
