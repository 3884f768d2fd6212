import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { findPicture } from '#server/platform/storage/stored-files.queries.ts'
import type { MountOptions } from './call.ts'

const UUID = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/

type PictureOptions = Pick<MountOptions, 'resolveActor'> & { deps: Pick<Deps, 'db' | 'storage'> }

/**
 * `/files/<id>.webp`: photos, logos, pictures of services and of works, and approved photos of workplaces, public. No other file is served by its id. Caches keep them for an
 * hour only: an administrator may take one out of sight.
 */
export function servePictures(app: FastifyInstance, options: PictureOptions): void {
  app.get<{ Params: { file: string } }>('/files/:file', async (request, reply) => {
    const { picture, id } = await pictureFor(options, request)
    const etag = `"${id}"`
    reply.header('cache-control', picture.isRejected ? 'private, no-store' : 'public, max-age=3600')
    if (request.headers['if-none-match'] === etag) return reply.code(304).header('etag', etag).send()
    const stream = await options.deps.storage.get(picture.storageKey)
    if (!stream) throw new AppError('not_found')
    return reply
      .headers({
        etag,
        'content-type': picture.mime,
        'content-length': picture.size,
        'x-content-type-options': 'nosniff',
        // Other sites embed it when a profile or a job is shared.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(stream)
  })
}

async function pictureFor(
  { deps, resolveActor }: PictureOptions,
  request: FastifyRequest<{ Params: { file: string } }>,
) {
  const id = UUID.exec(request.params.file)?.[1]
  const picture = id === undefined ? null : await findPicture(deps.db, id)
  if (!picture) throw new AppError('not_found')
  if (picture.isRejected) {
    const user = await resolveActor(request, 'anyone')
    const isOwner = 'userId' in user && user.userId === picture.ownerId
    if (!isOwner && (await resolveActor(request, 'admin')).kind !== 'admin') throw new AppError('not_found')
  }
  return { picture, id }
}
