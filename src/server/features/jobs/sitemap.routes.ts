import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { sendPublic } from '#server/http/send-public.ts'
import { idsPerFile, writeRobots, writeSitemap, writeSitemapIndex } from './sitemap.ts'
import { findLastActiveId, listActiveJobs } from './sitemap.queries.ts'

/** `/sitemap.xml` with its parts, and `/robots.txt`: for search engines, so no calls of a contract. */
export function serveSitemap(app: FastifyInstance, { db, config, publicCache }: Deps): void {
  const { publicUrl } = config

  /** The same bytes for everyone until a job changes. The key is the path alone: a query changes nothing. */
  const sendKept = async (
    request: FastifyRequest,
    reply: FastifyReply,
    [key, type]: readonly [key: string, type: string],
    write: () => Promise<string>,
  ) => {
    const { generation } = publicCache
    const kept =
      publicCache.get(key) ??
      publicCache.put(key, generation, {
        status: 200,
        headers: { 'content-type': type, 'cache-control': 'no-cache' },
        body: Buffer.from(await write()),
      })
    return sendPublic(request, reply, kept)
  }
  const xml = 'application/xml; charset=utf-8'
  const writeFile = async (number: number) =>
    writeSitemap(
      publicUrl,
      await listActiveJobs(db, { after: (number - 1) * idsPerFile, upTo: number * idsPerFile }),
      { withPages: number === 1 },
    )

  app.get('/sitemap.xml', async (request, reply) =>
    sendKept(request, reply, ['SITEMAP', xml], async () => {
      const files = Math.ceil((await findLastActiveId(db)) / idsPerFile)
      return files > 1 ? writeSitemapIndex(publicUrl, files) : writeFile(1)
    }),
  )
  app.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const number = Number(/^([1-9]\d{0,4})\.xml$/.exec(request.params.file)?.[1])
    if (!Number.isInteger(number) || number > Math.ceil((await findLastActiveId(db)) / idsPerFile))
      throw new AppError('not_found')
    return sendKept(request, reply, [`SITEMAP ${number}`, xml], () => writeFile(number))
  })
  app.get('/robots.txt', async (request, reply) =>
    sendKept(request, reply, ['ROBOTS', 'text/plain; charset=utf-8'], async () => writeRobots(publicUrl)),
  )
}
