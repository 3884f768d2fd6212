import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { createPictureMaker } from '#server/platform/pictures/picture-maker.ts'
import type { ShareCard } from '#server/platform/pictures/share-card.ts'
import { shareCards, siteCard } from './share-cards.ts'

/** Some hundreds of pictures. In bytes. */
const maxBytes = 24 * 1024 * 1024
/** Increase it when the drawing changes, so that old cached pictures are not used. */
const drawing = 1

/**
 * `/og/default.png`, `/og/job/7.png`: pictures of shared links. They serve other sites, so they are not contract
 * calls.
 */
export function serveShareImages(app: FastifyInstance, deps: Deps): void {
  const pictures = createPictureMaker()
  app.addHook('onClose', () => pictures.close())

  /** Keyed by content, so that unrelated changes keep the picture; concurrent requests share one drawing. */
  const cache = new LRUCache<string, Buffer, ShareCard>({
    maxSize: maxBytes,
    sizeCalculation: (png) => png.length,
    fetchMethod: async (_key, _stale, { context }) => (await pictures.shareImage(context)) ?? undefined,
  })

  async function send(request: FastifyRequest, reply: FastifyReply, card: ShareCard): Promise<FastifyReply> {
    const key = createHash('sha256')
      .update(JSON.stringify([drawing, card]))
      .digest('base64url')
      .slice(0, 22)
    const etag = `"${key}"`
    const isKnown = request.headers['if-none-match'] === etag
    const png = isKnown ? null : await cache.fetch(key, { context: card })
    if (png === undefined) throw new AppError('unavailable', { retryAfter: 5 })
    reply.headers({
      etag,
      'cache-control': 'public, max-age=3600',
      // Other sites embed it by design.
      'cross-origin-resource-policy': 'cross-origin',
    })
    return png ? reply.type('image/png').send(png) : reply.code(304).send()
  }

  app.get('/og/default.png', async (request, reply) => send(request, reply, siteCard))
  app.get<{ Params: { kind: string; file: string } }>('/og/:kind/:file', async (request, reply) => {
    const { kind, file } = request.params
    const cardOf = Object.hasOwn(shareCards, kind) ? shareCards[kind] : undefined
    const id = Number(/^([1-9]\d{0,8})\.png$/.exec(file)?.[1])
    if (!cardOf || Number.isNaN(id)) throw new AppError('not_found')
    return send(request, reply, await cardOf(deps, id).catch(asMissing))
  })
}

/** The picture of a closed job is answered as not found. */
function asMissing(error: unknown): never {
  throw error instanceof AppError && error.code === 'job_gone' ? new AppError('not_found') : error
}
