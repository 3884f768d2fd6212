import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  createRequestHandler,
  RouterContextProvider,
  type RequestHandler,
  type RouterContext,
  type ServerBuild,
} from 'react-router'
import { contentSecurityPolicy } from './content-security-policy.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { type ApiClient, createClient, type Transport } from '#web/lib/api-client.ts'
import type { RefusedForm } from './plain-forms.ts'
import { sendPublic } from './send-public.ts'
import { meansCall } from './unknown-calls.ts'

type SiteContext = {
  publicUrl: string
  debugTools: boolean
  version: string
  filesOf(routeIds: readonly string[]): string[]
}

/** The exports of the web bundle's `entry.server.tsx`: its own context objects. */
interface WebEntry {
  publicApi: RouterContext<ApiClient>
  personalApi: RouterContext<ApiClient>
  siteContext: RouterContext<SiteContext>
  refusedForm: RouterContext<RefusedForm | null>
  renderedPage: RouterContext<{ pieces: readonly string[]; scripts: readonly string[] } | null>
}

/** Request headers that a page may see; a public page sees nothing of the caller's identity. */
const passedOn = ['accept', 'accept-language', 'user-agent']

/**
 * Serves every path that is neither a call nor a file: a page of the web, rendered here. A page that declares itself
 * public is cached with its headers until its content changes. The content security policy names each inline script
 * by its hash, which, unlike a nonce, can be cached with the page.
 */
export function servePages(
  app: FastifyInstance,
  { publicCache, config, log }: Deps,
  getBuild: () => Promise<ServerBuild>,
) {
  const anonymous = createClient(inProcess(app, {}))
  let web: { build: ServerBuild; handle: RequestHandler } | undefined

  /** A handler ranks the whole route table when it is created, so it is created once per build. */
  async function loadWeb() {
    const build = await getBuild()
    if (web?.build !== build) web = { build, handle: createRequestHandler(build, 'production') }
    return web
  }

  async function render(request: FastifyRequest, form: RefusedForm | null) {
    const { build, handle } = await loadWeb()
    const entry = build.entry.module as unknown as WebEntry
    const context = new RouterContextProvider()
    let personal = form !== null
    const transport = inProcess(app, {
      cookie: request.headers.cookie ?? '',
      'x-forwarded-for': request.ip,
      'user-agent': request.headers['user-agent'] ?? '',
    })
    context.set(entry.publicApi, anonymous)
    context.set(
      entry.personalApi,
      createClient((call) => {
        personal = true
        return transport(call)
      }),
    )
    context.set(entry.siteContext, {
      publicUrl: config.publicUrl,
      debugTools: config.debugTools,
      version: build.assets.version,
      filesOf: (routeIds) => filesOf(build, routeIds),
    })
    context.set(entry.refusedForm, form)

    const response = await handle(toWebRequest(request, config.publicUrl), context)
    const headers = Object.fromEntries(response.headers)
    // Take the page as text: a response body would be encoded, copied and decoded again.
    const page = response.body === null ? context.get(entry.renderedPage) : null
    if (page !== null) headers['content-security-policy'] = contentSecurityPolicy(page.scripts)
    const body =
      page === null
        ? Buffer.from(await response.arrayBuffer())
        : Buffer.concat(page.pieces.map((piece) => Buffer.from(piece)))
    if (response.status >= 500)
      log.error({ url: request.routeOptions.url, status: response.status }, 'page failed')

    const isPublic = headers['cache-control']?.includes('public') && response.status === 200 && !personal
    // Browsers revalidate each time and get a 304 if nothing changed; only this process caches the bytes.
    headers['cache-control'] = isPublic ? 'no-cache' : 'private, no-store'
    return { isPublic, page: { status: response.status, headers, body } }
  }

  app.get('*', { compress: false }, async (request, reply) => {
    if (meansCall(request.url)) throw new AppError('not_found')
    const key = `PAGE ${request.url}`
    const cached = publicCache.get(key)
    if (cached) return sendPublic(request, reply, cached)
    const { generation } = publicCache
    const { isPublic, page } = await render(request, null)
    return sendPublic(
      request,
      reply,
      isPublic ? publicCache.put(key, generation, page) : { ...page, etag: '""', encoded: {} },
    )
  })

  app.decorate(
    'answerWithPage',
    async (request: FastifyRequest, reply: FastifyReply, form: RefusedForm, status: number) => {
      const { page } = await render(request, form)
      const refused = page.status === 200 ? { ...page, status } : page
      return sendPublic(request, reply, { ...refused, etag: '""', encoded: {} })
    },
  )
}

function filesOf({ assets }: ServerBuild, routeIds: readonly string[]): string[] {
  const files = routeIds.flatMap((id) => {
    const route = assets.routes[id]
    if (!route) throw new Error(`No route ${id}`)
    return [route.module, ...(route.imports ?? []), ...(route.css ?? [])]
  })
  return [...new Set(files)]
}

function toWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers()
  for (const name of passedOn) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  return new Request(pageUrl(request.url, publicUrl), { headers })
}

/** The requested URL on our own host: '//' and '/\\' would name another host. */
export function pageUrl(requested: string, publicUrl: string): URL {
  const url = new URL(publicUrl)
  const [path = '', ...search] = requested.split('?')
  url.pathname = path
  url.search = search.join('?')
  return url
}

/** Calls the API without a network, through the same routes, checks and encoders as from outside. */
function inProcess(app: FastifyInstance, extra: Record<string, string>): Transport {
  return async ({ method, url, headers, body }) => {
    const response = await app.inject({
      method: method,
      url,
      headers: { ...headers, ...extra },
      ...(typeof body === 'string' ? { payload: body } : {}),
    })
    return {
      status: response.statusCode,
      text: response.body,
      header: (name) => {
        const value = response.headers[name]
        return value === undefined ? null : String(value)
      },
    }
  }
}
