import { z } from 'zod'
import { askJson, UnreadableReplyError } from '#server/platform/outgoing/ask-json.ts'
import type { DocumentIssuer } from './document-issuer.ts'

interface Service {
  url: string
  token: string
}

const longestReason = 500
const reply = z.union([
  z
    .object({ accepted: z.literal(true), number: z.string().regex(/^[A-Z0-9]{4}-\d{1,8}$/) })
    .transform(({ number }) => ({ state: 'accepted' as const, number })),
  z
    .object({ accepted: z.literal(false), reason: z.string().trim().min(1) })
    .transform(({ reason }) => ({ state: 'refused' as const, reason: reason.slice(0, longestReason) })),
])

/** What an answer with one of these is believed: a service in trouble decides nothing. */
const decided = new Set([200, 201, 400, 409, 422])

/** Sends documents as JSON to a service that issues them: `{ kind, key, data }` with a token, answered by `{ accepted, number | reason }`. */
export function httpDocumentIssuer({ url, token }: Service, timeout?: number): DocumentIssuer {
  return {
    async issue(document) {
      const { status, body } = await askJson(url, {
        method: 'POST',
        token,
        headers: { 'idempotency-key': document.key },
        body: document,
        ...(timeout === undefined ? {} : { timeout }),
      })
      const answer = reply.safeParse(body)
      if (!answer.success || !decided.has(status))
        throw new UnreadableReplyError(`The issuer of documents answered ${status} without a decision`)
      return answer.data
    },
  }
}
