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
  { key, type, write }: { key: string; type: string; write: () => Promise<string> },
): Promise<FastifyReply> {
  const { generation } = publicCache
  const cached =
    publicCache.get(key) ??
    publicCache.put(key, generation, {
      status: 200,
      headers: { 'content-type': type, 'cache-control': 'no-cache' },
      body: Buffer.from(await write()),
    })
  return sendPublic(request, reply, cached)
}
