import { modelUses } from '#contracts/assistant/assistant-vocabulary.ts'
import { understand } from '#domain/assistant/understand.ts'
import type { Asker } from '#domain/assistant/understanding.ts'
import type { Actor } from '#server/actor.ts'
import { questionForModel } from '#server/features/assistant/model/model-or-rules.ts'
import { offeredTools, readCall } from '#server/features/assistant/model/model-tools.ts'
import { prompt } from '#server/features/assistant/model/prompt.ts'
import type { ChatModel, ToolCall } from '#server/platform/language-model/chat-model.ts'
import type { Driver } from './measure-understanding.ts'

/** Only its kind is asked. */
const actorOf = ({ kind }: Asker) => ({ kind: kind === 'visitor' ? 'anonymous' : kind }) as Actor

/**
 * A model as the product asks it, with everything allowed: the first tool that it calls is what it understood. Limits, courtesy and
 * need stay with the rules, as in the product, and so does a question that the model calls nothing for.
 */
export const modelDriver =
  (model: ChatModel): Driver =>
  async (question, asker, memory) => {
    const found = understand(question, asker, memory)
    const uses = new Set(modelUses)
    const asked = questionForModel({
      actor: actorOf(asker),
      asker,
      question,
      goesOn: memory.tool !== null,
      memory,
      found,
      uses,
    })
    if (!asked) return found
    let calls: readonly ToolCall[] = []
    const messages = [
      { role: 'system' as const, content: prompt },
      ...(asked.before === '' ? [] : [{ role: 'system' as const, content: asked.before }]),
      { role: 'user' as const, content: asked.question },
    ]
    try {
      for await (const piece of model.converse(
        messages,
        offeredTools(asked.tools),
        AbortSignal.timeout(30_000),
      ))
        if (piece.type === 'calls') calls = piece.calls
    } catch {
      return found
    }
    const [first] = calls
    return (first && readCall(first, asked.tools, new Set(asked.knownJobs))) ?? found
  }
