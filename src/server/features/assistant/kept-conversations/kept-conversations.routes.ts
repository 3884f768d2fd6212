import type { keptConversationsContract } from '#contracts/assistant/kept-conversations.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { getOwnKept } from '#server/features/assistant/assistant.policy.ts'
import { keepConversation, listConversations, removeConversation } from './kept-conversations.service.ts'

const summary = ({
  id,
  title,
  turns,
  keptAt,
}: {
  id: number
  title: string
  turns: number
  keptAt: Date
}) => ({
  id,
  title,
  turns,
  keptAt: keptAt.toISOString(),
})

export function keptConversationsRoutes(deps: Deps): Handlers<typeof keptConversationsContract> {
  return {
    list: async ({ actor }) => (await listConversations(deps, actor)).map(summary),
    keep: async ({ actor, body }) => summary(await keepConversation(deps, actor, body.turns)),
    get: async ({ actor, params }) => {
      const { id, title, turns, keptAt } = await getOwnKept(deps.db, actor, params.id)
      return { id, title, turns, keptAt: keptAt.toISOString() }
    },
    remove: async ({ actor, params }) => ({
      undo: await removeConversation(deps, await getOwnKept(deps.db, actor, params.id)),
    }),
  }
}
