import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { sendPublic } from './send-public.ts'

/**
 * Sends a public text that is neither a page nor a call (a sitemap, a feed) from the cache, or writes and caches it.
 */
export async function sendCached(
  { publicCache }: Pick<Deps, 'publicCache'>,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    key,
    type,
    headers = () => ({}),
    write,
  }: {
    key: string
    type: string
    /** More headers, asked after `write`. */
    headers?: () => Record<string, string>
    write: () => Promise<string>
  },
): Promise<FastifyReply> {
  const { generation } = publicCache
  const cached = publicCache.get(key)
  if (cached) return sendPublic(request, reply, cached)
  const body = Buffer.from(await write())
  const written = {
    status: 200,
    headers: { 'content-type': type, 'cache-control': 'no-cache', ...headers() },
    body,
  }
  return sendPublic(request, reply, publicCache.put(key, generation, written))
}
