import { setTimeout as wait } from 'node:timers/promises'
import { LanguageModelError, type LanguageModel, type Question } from './language-model.ts'

interface Service {
  /** The base URL, without a trailing slash. */
  url: string
  key: string | null
  model: string
}

/** Times in milliseconds, sizes in bytes. */
const LIMITS = {
  /** For one attempt, from connecting to the last byte. */
  timeoutMs: 20_000,
  /** Before the second attempt, if the service does not name a time. */
  pauseMs: 1_000,
  /** If the service asks for a longer pause, there is no second attempt. */
  longestPauseMs: 10_000,
  questionBytes: 256 * 1024,
  answerBytes: 1024 * 1024,
}

/** The pause that a reply requests (RFC 9110, 10.2.3), in milliseconds; null for none. */
function askedPause(headers: Headers): number | null {
  const retryAfter = headers.get('retry-after')
  if (retryAfter === null) return null
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000
  // The date is compared with the service's own clock, which produced it.
  const pause = Date.parse(retryAfter) - Date.parse(headers.get('date') ?? '')
  return Number.isNaN(pause) ? null : Math.max(0, pause)
}

async function readBody(response: Response, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > mostBytes) throw new LanguageModelError('too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The cause is dropped: the message of a JSON error quotes the text. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new LanguageModelError('unreadable')
  }
}

function answerIn(reply: unknown): unknown {
  const { choices } = (reply ?? {}) as { choices?: { message?: { content?: unknown } }[] }
  const content = Array.isArray(choices) ? choices[0]?.message?.content : undefined
  if (typeof content !== 'string') throw new LanguageModelError('unreadable')
  return parse(content)
}

function bodyFor(model: string, { system, user, schema }: Question): string {
  return JSON.stringify({
    model,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ],
    response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
  })
}

/** A client for any service with OpenAI's chat completions and structured output. Retries once after 429 and 5xx. */
export function chatCompletions(service: Service, limits: Partial<typeof LIMITS> = {}): LanguageModel {
  const { timeoutMs, pauseMs, longestPauseMs, questionBytes, answerBytes } = { ...LIMITS, ...limits }

  /** One attempt: the answer, or the failure with the requested pause. */
  async function attempt(body: string) {
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const response = await fetch(`${service.url}/chat/completions`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(service.key === null ? {} : { authorization: `Bearer ${service.key}` }),
        },
        body,
        signal,
        // The text and the key are sent only to the configured URL.
        redirect: 'error',
      })
      if (response.ok) return { answer: answerIn(parse(await readBody(response, answerBytes))) }
      await response.body?.cancel()
      const error = new LanguageModelError('status', response.status)
      return { error, pauseMs: askedPause(response.headers) ?? pauseMs }
    } catch (cause) {
      if (cause instanceof LanguageModelError) throw cause
      throw new LanguageModelError(signal.aborted ? 'timeout' : 'unreachable')
    }
  }

  return {
    async complete(question) {
      const body = bodyFor(service.model, question)
      if (Buffer.byteLength(body) > questionBytes) throw new LanguageModelError('too_large')
      const first = await attempt(body)
      if (!first.error) return first.answer
      const { status = 0 } = first.error
      if (!(status === 429 || status >= 500) || first.pauseMs > longestPauseMs) throw first.error
      await wait(first.pauseMs)
      const second = await attempt(body)
      if (second.error) throw second.error
      return second.answer
    },
  }
}
