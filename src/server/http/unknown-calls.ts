import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/errors.ts'

/**
 * Answers for every address under /api that no call has: not_found, or method_not_allowed where the address takes another method.
 * Before anything of the request is read. Call it before the calls are mounted: it watches which ones there are.
 */
export function answerUnknownCalls(app: FastifyInstance): void {
  const known: { methods: string[]; pattern: RegExp }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/') || url.endsWith('*')) return
    known.push({ methods: [method].flat(), pattern: patternOf(url) })
  })
  const onRequest = async (
    request: { url: string; method: string },
    reply: { header(name: string, value: string): unknown },
  ) => {
    const [path = ''] = request.url.split('?')
    const methods = new Set(known.filter(({ pattern }) => pattern.test(path)).flatMap((call) => call.methods))
    // A part of it may be longer than the router reads: then nothing is there by any method.
    if (methods.size === 0 || methods.has(request.method)) throw new AppError('not_found')
    reply.header('allow', [...methods].join(', '))
    throw new AppError('method_not_allowed')
  }
  const handler = async () => {}
  for (const url of ['/api', '/api/*']) app.all(url, { onRequest, handler })
}

const patternOf = (url: string): RegExp =>
  new RegExp(`^${url.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+')}/?$`)

/** Whether an address that the router finds nothing for is one under /api written otherwise: '/api%2fjobs', '//api'. It gets no page. */
export function meansCall(url: string): boolean {
  const [path = ''] = url.split('?')
  return /^[/\\]+api(?:[/\\]|$)/i.test(decodeURIComponent(path))
}
