import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { findPicture } from '#server/platform/storage/stored-files.queries.ts'

const UUID = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/

/**
 * `/files/<id>.webp`: photos, logos and service pictures, public. No other file is served by its id. Caches keep a photo or
 * a logo for an hour only: an administrator may take it out of sight.
 */
export function servePictures(app: FastifyInstance, { db, storage }: Deps): void {
  app.get<{ Params: { file: string } }>('/files/:file', async (request, reply) => {
    const id = UUID.exec(request.params.file)?.[1]
    const picture = id === undefined ? null : await findPicture(db, id)
    const etag = `"${id}"`
    if (picture && request.headers['if-none-match'] === etag)
      return reply.code(304).header('etag', etag).send()
    const stream = picture && (await storage.get(picture.storageKey))
    if (!picture || !stream) throw new AppError('not_found')
    return reply
      .headers({
        etag,
        'content-type': picture.mime,
        'content-length': picture.size,
        'cache-control':
          picture.kind === 'service' ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        'x-content-type-options': 'nosniff',
        // Other sites embed it when a profile or a job is shared.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(stream)
  })
}
