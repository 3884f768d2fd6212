/** In milliseconds, from connecting to the last byte. */
const longest = 10_000
/** In bytes. */
const mostBytes = 256 * 1024

interface Question {
  method?: 'GET' | 'POST'
  token: string | null
  headers?: Record<string, string>
  /** What is sent as JSON. */
  body?: object
  timeout?: number
}

/** The service answers with something that is not asked for. */
export class UnreadableReplyError extends Error {}

/**
 * Asks a service that the operator chose, in JSON. `body` is null for an answer that is no JSON. Throws when it cannot be reached, does
 * not answer in time, leads elsewhere or says too much.
 */
export async function askJson(
  url: string,
  { method = 'GET', token, headers = {}, body, timeout = longest }: Question,
): Promise<{ status: number; body: unknown }> {
  const reply = await fetch(url, {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
    headers: {
      accept: 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of reply.body ?? []) {
    size += chunk.byteLength
    if (size > mostBytes) throw new UnreadableReplyError('The reply is too long')
    chunks.push(chunk)
  }
  return { status: reply.status, body: parsed(Buffer.concat(chunks).toString()) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
