import type { AssistantEvent } from '#contracts/assistant/assistant.contract.ts'
import { mostMemory } from '#contracts/assistant/assistant-figures.ts'
import {
  faultIn,
  referencesIn,
  sourcesIn,
  type TextFault,
  withoutReferences,
} from '#domain/assistant/grounded-text.ts'
import { nextMemory, writeMemory } from '#domain/assistant/memory.ts'
import type { Memory } from '#domain/assistant/understanding.ts'
import type { Actor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import type { ChatMessage, ToolCall } from '#server/platform/language-model/chat-model.ts'
import { LanguageModelError } from '#server/platform/language-model/language-model.ts'
import { eventsOf } from '#server/features/assistant/answer.ts'
import { runTool, type ToolName } from '#server/features/assistant/tools.ts'
import { offeredTools, readCall } from './model-tools.ts'
import { Paragraphs } from './paragraphs.ts'
import { prompt, promptVersion } from './prompt.ts'
import { Reading } from './reading.ts'

/** How often a model may go on after results, and how many results it may ask for. */
const mostRounds = 4
const mostCalls = 4
/** In letters. */
const longestAnswer = 4000
/** In milliseconds, for everything that the model says to one question: below the patience of the page. */
const wholeTime = 18_000

export interface ModelQuestion {
  question: string
  memory: Memory
  /** What it may use for this person. */
  tools: readonly ToolName[]
  /** Jobs that the person sees or was shown. */
  knownJobs: readonly number[]
  /** What the model is told of the conversation and the page; '' for nothing. */
  before: string
}

/** What the model wrote cannot be shown. */
class Untrue extends Error {
  readonly fault: TextFault | 'call' | 'endless'
  constructor(fault: TextFault | 'call' | 'endless') {
    super(`a model's answer: ${fault}`)
    this.fault = fault
  }
}

interface Sent {
  text: string
  cited: Set<number>
  named: string[]
}

/**
 * Answers with the model, paragraph by paragraph, each checked before it is shown. Returns true if the answer is whole; false: nothing
 * was shown, and the rules must answer. When the model fails in the middle, what was shown stays, and the tools' own sentences
 * tell what it does not tell.
 */
export async function* answerWithModel(
  deps: Deps,
  actor: Actor,
  asked: ModelQuestion,
  stopped: AbortSignal,
): AsyncGenerator<AssistantEvent, boolean> {
  const model = deps.chatModel
  if (!model) return false
  const reading = new Reading()
  const sent: Sent = { text: '', cited: new Set(), named: [] }
  const messages: ChatMessage[] = [
    { role: 'system', content: prompt },
    ...(asked.before === '' ? [] : [{ role: 'system' as const, content: asked.before }]),
    { role: 'user', content: asked.question },
  ]
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(wholeTime)])
  try {
    yield* speak()
  } catch (error) {
    if (stopped.aborted) return true
    if (!(error instanceof Untrue || error instanceof LanguageModelError || signal.aborted)) throw error
    deps.log.warn(
      { prompt: promptVersion, fault: error instanceof Untrue ? error.fault : String(error) },
      'the model did not answer',
    )
    if (sent.text === '') {
      yield { type: 'sent', host: model.host, messages: sentOf(messages) }
      return false
    }
    const rest = reading.remaining(sent.cited)
    if (rest !== '') yield { type: 'text', text: `\n\n${rest}` }
  }
  yield { type: 'sent', host: model.host, messages: sentOf(messages) }
  const shown = reading.results.flatMap(({ answer }) => answer.shown ?? [])
  const memory = reading.results.reduce(
    (before, { asked: found, answer }) => nextMemory(before, found, answer.shown ?? shown),
    asked.memory,
  )
  const next = writeMemory(memory)
  const tool = reading.results.at(-1)?.asked.tool ?? 'unknown'
  const { looked: _, ...closing } = reading.closing(sent.named)
  yield* eventsOf(closing, tool, next.length > mostMemory ? '' : next, promptVersion)
  return true

  async function* speak(): AsyncGenerator<AssistantEvent> {
    const paragraphs = new Paragraphs()
    let made = 0
    for (let round = 0; round < mostRounds; round++) {
      let calls: readonly ToolCall[] = []
      const mayCall = !reading.hasWordsOfOthers && made < mostCalls
      // oxlint-disable-next-line no-await-in-loop -- a conversation
      for await (const piece of model!.converse(messages, mayCall ? offeredTools(asked.tools) : [], signal)) {
        if (piece.type === 'calls') calls = piece.calls
        else yield* tell(paragraphs.add(piece.text))
        if (paragraphs.isTooLong || sent.text.length > longestAnswer) throw new Untrue('endless')
      }
      if (calls.length === 0) {
        yield* tell(paragraphs.rest())
        if (sent.text === '') throw new Untrue('nothing-read')
        return
      }
      if (!mayCall) throw new Untrue('call')
      paragraphs.drop()
      messages.push({ role: 'assistant', content: '', calls })
      for (const call of calls) {
        made++
        // oxlint-disable-next-line no-await-in-loop -- in their order
        messages.push({ role: 'tool', callId: call.id, content: made > mostCalls ? noCall : await run(call) })
      }
    }
    throw new Untrue('endless')
  }

  async function run(call: ToolCall): Promise<string> {
    const known = new Set([
      ...asked.knownJobs,
      ...reading.results.flatMap(({ answer }) => answer.shown ?? []),
    ])
    const found = readCall(call, asked.tools, known)
    return found ? reading.add(found, await runTool(deps, actor, found)) : noCall
  }

  function* tell(paragraphs: readonly string[]): Generator<AssistantEvent> {
    for (const paragraph of paragraphs) {
      const fault = faultIn(paragraph, reading.grounds, asked.question)
      if (fault) throw new Untrue(fault)
      for (const number of sourcesIn(paragraph)) sent.cited.add(number)
      sent.named.push(...referencesIn(paragraph))
      const text = withoutReferences(paragraph)
      if (text === '') continue
      const looked = reading.results.at(-1)?.answer.looked
      if (sent.text === '' && looked) yield { type: 'looked', ...looked }
      yield { type: 'text', text: sent.text === '' ? text : `\n\n${text}` }
      sent.text += text
    }
  }
}

/** What a call gets that is not one of ours. */
const noCall = JSON.stringify({ error: 'No existe, o no puedes usarlo para esto.' })

/** What a person can see of what was sent: everything but the prompt, which is the same for all. */
const sentOf = (messages: readonly ChatMessage[]) =>
  messages.slice(1).flatMap(({ role, content }) => (content === '' ? [] : [{ role, text: content }]))
