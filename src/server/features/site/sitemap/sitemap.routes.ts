import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { sendCached } from '#server/http/send-cached.ts'
import {
  addressesPerFile,
  pageUrls,
  type SitemapUrl,
  writeRobots,
  writeSitemap,
  writeSitemapIndex,
} from './sitemap.ts'
import { listLandingPages, type SitemapSource, sitemapSources } from './sitemap.queries.ts'

const pagesFile = 'paginas'

/** `/sitemap.xml` with its parts, and `/robots.txt`. They serve search engines, so they are not contract calls. */
export function serveSitemap(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps
  const { publicUrl } = config
  // The key is the path alone: the query string has no effect.
  const send = (request: FastifyRequest, reply: FastifyReply, key: string, write: () => Promise<string>) =>
    sendCached(deps, request, reply, { key, type: 'application/xml; charset=utf-8', write })

  const listPages = async () => pageUrls(await listLandingPages(db))
  const listFile = async ({ path, list }: SitemapSource, number: number): Promise<SitemapUrl[]> => {
    const range = { after: (number - 1) * addressesPerFile, upTo: number * addressesPerFile }
    return (await list(db, range)).map(({ id, changedAt }) => ({ path: path + id, changedAt }))
  }
  const countFiles = async (source: SitemapSource) =>
    Math.ceil((await source.findLastId(db)) / addressesPerFile)

  /** One file if it surely holds everything, otherwise the index of files: ids give an upper limit of the count. */
  async function writeAll(): Promise<string> {
    const [urls, files] = await Promise.all([listPages(), Promise.all(sitemapSources.map(countFiles))])
    if (files.every((count) => count <= 1)) {
      for (const source of sitemapSources) urls.push(...(await listFile(source, 1)))
      if (urls.length <= addressesPerFile) return writeSitemap(publicUrl, urls)
    }
    const names = sitemapSources.flatMap(({ name }, at) =>
      Array.from({ length: files[at]! }, (_, index) => `${name}-${index + 1}`),
    )
    return writeSitemapIndex(publicUrl, [pagesFile, ...names])
  }

  app.get('/sitemap.xml', async (request, reply) => send(request, reply, 'SITEMAP', writeAll))
  app.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const { file } = request.params
    if (file === `${pagesFile}.xml`)
      return send(request, reply, `SITEMAP ${file}`, async () => writeSitemap(publicUrl, await listPages()))
    const [, name, digits] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(file) ?? []
    const source = sitemapSources.find((one) => one.name === name)
    const number = Number(digits)
    if (!source || number > (await countFiles(source))) throw new AppError('not_found')
    return send(request, reply, `SITEMAP ${file}`, async () =>
      writeSitemap(publicUrl, await listFile(source, number)),
    )
  })
  app.get('/robots.txt', async (request, reply) =>
    sendCached(deps, request, reply, {
      key: 'ROBOTS',
      type: 'text/plain; charset=utf-8',
      write: async () => writeRobots(publicUrl),
    }),
  )
}
