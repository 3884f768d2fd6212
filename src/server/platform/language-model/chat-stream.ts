import { z } from 'zod'
import type { ChatMessage, ChatModel, ChatPiece, OfferedTool, ToolCall } from './chat-model.ts'
import { eventData } from './event-lines.ts'
import { LanguageModelError } from './language-model.ts'

interface Service {
  /** The base URL, without a trailing slash. */
  url: string
  key: string | null
  model: string
}

/** Times in milliseconds, sizes in bytes. A person waits: a busy service is not asked twice. */
const LIMITS = {
  /** Until the answer begins. */
  firstByteMs: 8_000,
  /** Between two pieces of it. */
  pauseMs: 6_000,
  wholeMs: 30_000,
  questionBytes: 256 * 1024,
  answerBytes: 512 * 1024,
}

const chunk = z.object({
  choices: z.array(
    z.object({
      delta: z
        .object({
          content: z.string().nullish(),
          tool_calls: z
            .array(
              z.object({
                index: z.number().int().min(0).max(15),
                id: z.string().nullish(),
                function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
              }),
            )
            .nullish(),
        })
        .nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
})

const written = (message: ChatMessage) => {
  switch (message.role) {
    case 'assistant':
      return {
        role: 'assistant',
        content: message.content,
        ...(message.calls.length > 0 && {
          tool_calls: message.calls.map((call) => ({
            id: call.id,
            type: 'function',
            function: { name: call.name, arguments: call.arguments },
          })),
        }),
      }
    case 'tool':
      return { role: 'tool', tool_call_id: message.callId, content: message.content }
    default:
      return message
  }
}

const bodyFor = (model: string, messages: readonly ChatMessage[], tools: readonly OfferedTool[]) =>
  JSON.stringify({
    model,
    stream: true,
    messages: messages.map(written),
    ...(tools.length > 0 && { tools: tools.map((tool) => ({ type: 'function', function: tool })) }),
  })

/** The cause is dropped: the message of an error may quote what was asked. */
function readChunk(data: string): z.output<typeof chunk> {
  try {
    return chunk.parse(JSON.parse(data))
  } catch {
    throw new LanguageModelError('unreadable')
  }
}

/** A client for conversations with any service of OpenAI's chat completions, streamed and with tools. */
export function chatStream(service: Service, limits: Partial<typeof LIMITS> = {}): ChatModel {
  const { firstByteMs, pauseMs, wholeMs, questionBytes, answerBytes } = { ...LIMITS, ...limits }

  async function* converse(
    messages: readonly ChatMessage[],
    tools: readonly OfferedTool[],
    stop: AbortSignal,
  ): AsyncGenerator<ChatPiece> {
    const body = bodyFor(service.model, messages, tools)
    if (Buffer.byteLength(body) > questionBytes) throw new LanguageModelError('too_large')
    const slow = new AbortController()
    let timer = setTimeout(() => slow.abort(), firstByteMs)
    const goOn = () => {
      clearTimeout(timer)
      timer = setTimeout(() => slow.abort(), pauseMs)
    }
    const late = AbortSignal.any([slow.signal, AbortSignal.timeout(wholeMs)])
    try {
      const response = await fetch(`${service.url}/chat/completions`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          ...(service.key === null ? {} : { authorization: `Bearer ${service.key}` }),
        },
        body,
        signal: AbortSignal.any([stop, late]),
        // The text and the key are sent only to the configured URL.
        redirect: 'error',
      })
      if (!response.ok) {
        await response.body?.cancel()
        throw new LanguageModelError('status', response.status)
      }
      if (!response.headers.get('content-type')?.startsWith('text/event-stream') || !response.body) {
        await response.body?.cancel()
        throw new LanguageModelError('unreadable')
      }
      yield* piecesOf(eventData(response.body, { answerBytes }), goOn)
    } catch (cause) {
      if (cause instanceof LanguageModelError || stop.aborted) throw cause
      throw new LanguageModelError(late.aborted ? 'timeout' : 'unreachable')
    } finally {
      clearTimeout(timer)
    }
  }
  return { host: new URL(service.url).host, name: service.model, converse }
}

async function* piecesOf(events: AsyncIterable<string>, goOn: () => void): AsyncGenerator<ChatPiece> {
  const calls: ToolCall[] = []
  let isFinished = false
  for await (const data of events) {
    goOn()
    if (data === '[DONE]') break
    const [choice] = readChunk(data).choices
    if (choice?.delta?.content) yield { type: 'text', text: choice.delta.content }
    for (const part of choice?.delta?.tool_calls ?? []) {
      const call = (calls[part.index] ??= { id: '', name: '', arguments: '' })
      call.id ||= part.id ?? ''
      call.name ||= part.function?.name ?? ''
      call.arguments += part.function?.arguments ?? ''
    }
    // 'length' is an answer that was cut.
    if (choice?.finish_reason === 'length') break
    if (choice?.finish_reason) isFinished = true
  }
  if (!isFinished) throw new LanguageModelError('cut')
  const made = calls.filter(Boolean)
  if (made.length > 0) yield { type: 'calls', calls: made }
}
