import { noMemory } from '#domain/assistant/empty-query.ts'
import type { Asker, Memory } from '#domain/assistant/understanding.ts'
import type { LabelledConversation, LabelledTurn } from '#evaluation/assistant/labelled-conversations.ts'

const remembered: ReadonlySet<unknown> = new Set([
  'jobs',
  'services',
  'match',
  'applications',
  'candidates',
  'help',
])

/** What is remembered after a turn, as it is labelled. */
function memoryAfter(memory: Memory, { right: [first] }: LabelledTurn): Memory {
  if (remembered.has(first?.tool)) return { ...memory, tool: first!.tool as Memory['tool'], asked: null }
  return first?.tool === 'question-back' ? { ...noMemory, asked: 'trade' } : memory
}

/** Each turn with who asks, and with what those before it leave in the memory as they are labelled. */
export function turnsInContext({ kind, page, turns }: LabelledConversation) {
  const asker: Asker = { kind, pageJobId: Number(/^\/jobs\/(\d+)/.exec(page)?.[1] ?? 0) || null }
  let memory: Memory = noMemory
  return turns.map((turn) => {
    const here = { turn, asker, memory }
    memory = memoryAfter(memory, turn)
    return here
  })
}
