import type { CallArgs, EndpointSpec, PieceOf } from '#contracts/endpoint.ts'
import { ApiError, type EndpointRef, toRequest } from './api-client.ts'

/**
 * Makes a call whose reply comes in pieces, and gives each as it arrives. A refusal throws an `ApiError` before the first;
 * a lost line throws what `fetch` throws. The contract says which piece is the last: without it the reply broke off.
 */
export async function* callInPieces<E extends EndpointSpec>(
  endpoint: E | EndpointRef<E>,
  args: CallArgs<E>,
  signal?: AbortSignal,
): AsyncGenerator<PieceOf<E>> {
  const { method, url, headers, body } = toRequest(endpoint, args)
  const response = await fetch(url, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    ...(signal ? { signal } : {}),
    credentials: 'same-origin',
  })
  if (!response.ok)
    throw new ApiError({
      status: response.status,
      text: await response.text(),
      header: (name) => response.headers.get(name),
    })
  if (!response.body) return
  for await (const line of linesOf(response.body)) yield JSON.parse(line) as PieceOf<E>
}

/** The whole lines of a body as they arrive; what breaks off in the middle of one is left out. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- what arrives next
      const { done, value } = await reader.read()
      if (done) return
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      yield* lines.filter((line) => line !== '')
    }
  } finally {
    // Leaving the loop early stops the answer.
    reader.cancel().catch(() => {})
  }
}
