import type { AssistantEvent, assistantContract } from '#contracts/assistant/assistant.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { answerQuestion, beginConversation } from './assistant.service.ts'
import { countVerdict } from './verdicts.service.ts'

export function assistantRoutes(deps: Deps): Handlers<typeof assistantContract> {
  return {
    start: ({ actor, query }) => beginConversation(deps, actor, query.page),
    ask: async ({ actor, body }) => answerQuestion(deps, actor, body),
    answer: async ({ actor, query: { q, memory } }) => {
      const events: AssistantEvent[] = []
      for await (const piece of answerQuestion(deps, actor, { question: q, memory })) events.push(piece)
      return { events }
    },
    judge: async ({ body }) => {
      await countVerdict(deps, body)
    },
  }
}
