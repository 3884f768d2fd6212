import type { IncomingMessage } from 'node:http'
import { mostReplyBytes, webhookSeconds } from '#contracts/webhooks/webhook-figures.ts'
import type { TryProblem } from '#contracts/webhooks/webhooks-vocabulary.ts'
import {
  createOutgoing,
  type OutgoingOptions,
  problemOf,
} from '#server/platform/outgoing/outgoing-request.ts'

/** What came back from a receiver. `reply`: the first part of the body, as text. */
export interface Answer {
  code: number | null
  problem: TryProblem | null
  reply: string | null
  /** The header. */
  retryAfter: string | null
  ms: number
}

export interface WebhookSender {
  /** Whether something may be sent to this URL, as far as its form says: not its name, which is looked up at each try. */
  accepts(url: string): boolean
  post(url: string, message: { headers: Record<string, string>; body: string }): Promise<Answer>
}

interface Options extends OutgoingOptions {
  /** In milliseconds. */
  timeout?: number
}

/** Sends webhooks to addresses that companies chose, as `createOutgoing` checks them. No redirect is followed. */
export function createWebhookSender({ timeout = webhookSeconds * 1000, ...options }: Options): WebhookSender {
  const { accepts, send } = createOutgoing(options)
  return {
    accepts,
    async post(text, { headers, body }) {
      const started = performance.now()
      const signal = AbortSignal.timeout(timeout)
      const answer = {
        code: null as number | null,
        reply: null as string | null,
        retryAfter: null as string | null,
      }
      let problem: TryProblem | null = null
      try {
        const response = await send(text, {
          method: 'POST',
          headers: {
            ...headers,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            'accept-encoding': 'identity',
            'user-agent': 'Qhatu-Webhooks/1.0',
          },
          body,
          signal,
        })
        answer.code = response.statusCode ?? null
        answer.retryAfter = response.headers['retry-after'] ?? null
        const parts: Buffer[] = []
        try {
          await readStart(response, parts)
        } finally {
          answer.reply = asText(Buffer.concat(parts).subarray(0, mostReplyBytes))
        }
      } catch (error) {
        problem = problemOf(error, { isLate: signal.aborted, hasBegun: answer.code !== null })
      }
      return { ...answer, problem, ms: Math.round(performance.now() - started) }
    },
  }
}

/** Reads until the end, or until more than is stored; the rest is not waited for. */
async function readStart(response: IncomingMessage, parts: Buffer[]): Promise<void> {
  let size = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part)
    size += part.length
    if (size >= mostReplyBytes) return
  }
}

/** PostgreSQL stores no NUL. A character cut in two at the end becomes a replacement character. */
const asText = (bytes: Buffer): string => bytes.toString('utf8').replaceAll('\0', '\uFFFD')
