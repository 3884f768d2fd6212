import type { AssistantEvent, assistantContract } from '#contracts/assistant/assistant.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { stoppable } from '#server/http/stoppable.ts'
import { answerQuestion, beginConversation } from './assistant.service.ts'
import { allowUses, readModel } from '#server/features/assistant/consents/model-consents.service.ts'
import { countVerdict } from './verdicts.service.ts'

export function assistantRoutes(deps: Deps): Handlers<typeof assistantContract> {
  return {
    start: ({ actor, query }) => beginConversation(deps, actor, query.page),
    ask: async ({ actor, body, trace: { address } }) =>
      stoppable((stopped) => answerQuestion(deps, actor, body, { address, stopped })),
    answer: async ({ actor, query: { q, memory }, trace: { address } }) => {
      const stopped = new AbortController().signal
      const events: AssistantEvent[] = []
      for await (const piece of answerQuestion(deps, actor, { question: q, memory }, { address, stopped }))
        events.push(piece)
      return { events }
    },
    model: async ({ actor }) => ({ model: await readModel(deps, actor) }),
    allow: async ({ actor, body }) => ({ model: await allowUses(deps, actor, body.uses) }),
    judge: async ({ body }) => {
      await countVerdict(deps, body)
    },
  }
}
