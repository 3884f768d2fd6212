import { fileURLToPath } from 'node:url'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { Deps } from './deps.ts'
import { AppError } from './errors.ts'
import { mountFeatures } from '#server/features/mount-features.ts'
import { refuseCrossSite } from '#server/http/cross-site.ts'
import { endConnections } from '#server/http/end-connections.ts'
import { handleErrors, type OnUndeclaredError, sendError } from '#server/http/error-handler.ts'
import { acceptJson } from '#server/http/json-body.ts'
import { acceptMails } from '#server/http/signed-call.ts'
import { serveHealth } from '#server/http/health.ts'
import { createHumanCheck } from '#server/http/human-check.ts'
import { serveOpenApi } from '#server/http/openapi.ts'
import { type OverloadLimits, refuseUnderOverload } from '#server/http/overload.ts'
import { requestIds } from '#server/http/request-id.ts'
import { setSecurityHeaders } from '#server/http/security-headers.ts'
import { servePages } from '#server/http/ssr.ts'
import { logRequests } from './logging.ts'
import { answerUnknownCalls } from '#server/http/unknown-calls.ts'
import { serveAssets } from '#server/http/assets.ts'

export const clientFolder = fileURLToPath(new URL('../../build/client', import.meta.url))

/** How long running requests may take when the server stops, in milliseconds. */
const STOP_GRACE = 20_000

export interface AppOptions {
  logger?: FastifyServerOptions['loggerInstance']
  /** The built web application, or the development server's. Without it only the calls are served. */
  web?: () => Promise<ServerBuild>
  /** The load above which requests are refused. Without it none are refused. */
  overload?: OverloadLimits
  /** Default: writes to the log. */
  onUndeclaredError?: OnUndeclaredError
}

/**
 * Builds the whole product as one Fastify instance, the same for tests and for production. It does not listen yet.
 */
export async function buildApp(
  deps: Omit<Deps, 'log'>,
  { logger, web, overload, onUndeclaredError }: AppOptions = {},
): Promise<FastifyInstance> {
  const { trustProxy } = deps.config
  const app = fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit: 256 * 1024,
    requestTimeout: 60_000,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(trustProxy !== false),
    rewriteUrl: ({ url = '/' }) => withReadablePath(url),
    routerOptions: { ignoreTrailingSlash: true, querystringParser: parseQuery },
    forceCloseConnections: 'idle',
    // During a stop, requests on open connections are answered as usual, with `connection: close`.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  })
  const all: Deps = { ...deps, log: app.log }
  handleErrors(app, onUndeclaredError)
  logRequests(app)
  app.setNotFoundHandler((request, reply) => sendError(new AppError('not_found'), request, reply))
  if (overload) await refuseUnderOverload(app, overload)
  acceptJson(app)
  acceptMails(app)
  await app.register(cookie)
  await app.register(multipart, { throwFileSizeLimit: false })
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] })
  await setSecurityHeaders(app, deps.config.publicUrl)
  app.addHook('onRequest', (request, _reply, done) => {
    refuseCrossSite(request, deps.config.publicUrl)
    done()
  })

  endConnections(app, STOP_GRACE)
  // Open event streams would keep a stopping process alive.
  app.addHook('preClose', async () => deps.live.close())
  answerUnknownCalls(app)
  serveHealth(app, all)
  serveOpenApi(app, all)
  mountFeatures(app, all, await createHumanCheck(all))
  if (web) {
    await serveAssets(app, clientFolder)
    servePages(app, all, web)
  }
  return app
}

/** A path with an invalid escape ('/jobs/%ff') is taken literally, so it leads to a "not found" page. */
function withReadablePath(url: string): string {
  const [path = '', ...search] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...search].join('?')
  }
}

/** `?mode=remote&mode=hybrid` becomes a list, as URLSearchParams writes it. */
function parseQuery(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null)
  // Null characters are removed: the database cannot search for them.
  for (const [name, value] of new URLSearchParams(text.replaceAll('%00', ''))) {
    const before = query[name]
    if (Array.isArray(before)) before.push(value)
    else query[name] = before === undefined ? value : [before, value]
  }
  return query
}
