import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/errors.ts'

/**
 * Answers every unknown URL under /api: not_found, or method_not_allowed when it has another method. It reads nothing
 * of the request. Call it before the calls are mounted, because it records their routes.
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
    // A path segment may exceed the router's limit: then it is not found for any method.
    if (methods.size === 0 || methods.has(request.method)) throw new AppError('not_found')
    reply.header('allow', [...methods].join(', '))
    throw new AppError('method_not_allowed')
  }
  const handler = async () => {}
  for (const url of ['/api', '/api/*']) app.all(url, { onRequest, handler })
}

const patternOf = (url: string): RegExp =>
  new RegExp(`^${url.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+')}/?$`)

/** Whether an unrouted URL is a differently written URL under /api: '/api%2fjobs', '//api'. It gets no page. */
export function meansCall(url: string): boolean {
  const [path = ''] = url.split('?')
  return /^[/\\]+api(?:[/\\]|$)/i.test(decodeURIComponent(path))
}
