import type { CallArgs, EndpointSpec, ReplyOf } from '#contracts/endpoint.ts'
import type { ApiClient } from '#web/lib/api-client.ts'

/** A call whose reply is a bare array, with what its headers say. */
export async function callList<E extends EndpointSpec>(api: ApiClient, endpoint: E, args: CallArgs<E>) {
  const { text, header } = await api.send(endpoint, args)
  const total = header('x-total-count')
  return {
    rows: JSON.parse(text) as ReplyOf<E>,
    /** The number of all rows; null: not counted. It may be the highest number that is counted. */
    total: total === null ? null : Number(total),
    hasMore: /rel="next"/.test(header('link') ?? ''),
  }
}
