import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const files = { index: false, preCompressed: true, cacheControl: false } as const

/**
 * Serves the built files of the web. Names under `assets` contain a hash of their content, so browsers may cache them
 * forever.
 */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  // One route for all files: nine hundred routes would slow the start.
  await app.register(fastifyStatic, {
    ...files,
    root: join(folder, 'assets'),
    prefix: '/assets/',
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  })
  await app.register(fastifyStatic, {
    ...files,
    root: folder,
    wildcard: false,
    globIgnore: ['assets/**'],
    decorateReply: false,
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=3600'),
  })
}
