import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { answeredUnderOverload } from './overload.ts'

const files = { index: false, preCompressed: true, cacheControl: false } as const

/**
 * Serves the built files of the web. Names under `assets` contain a hash of their content, so browsers may cache them
 * forever. They are sent under any load: a page that was let in needs its scripts, and browsers do not ask again.
 */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, ...answeredUnderOverload.config }
    })
    // One route for all files: nine hundred routes would slow the start.
    await scope.register(fastifyStatic, {
      ...files,
      root: join(folder, 'assets'),
      prefix: '/assets/',
      setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
    })
    await scope.register(fastifyStatic, {
      ...files,
      root: folder,
      wildcard: false,
      globIgnore: ['assets/**'],
      decorateReply: false,
      setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=3600'),
    })
  })
}
