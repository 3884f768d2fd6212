import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { ping } from '#server/db/ping.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { isStream } from './event-stream.ts'
import { answeredUnderOverload } from './overload.ts'

const localAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/**
 * `/health/live`: the process answers. `/health/ready`: it can serve. `/metrics`: only for this machine, or with the
 * token.
 */
export function serveHealth(app: FastifyInstance, { db, pool, config, publicCache, live }: Deps): void {
  app.get('/health/live', answeredUnderOverload, async () => ({ status: 'ok' }))
  app.get('/health/ready', async (_request, reply) => {
    try {
      await ping(db)
      return { status: 'ok' }
    } catch {
      return reply.code(503).send({ status: 'unavailable' })
    }
  })

  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer',
    labelNames: ['route'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers,
  })
  const connections = new Gauge({
    name: 'db_connections',
    help: 'Connections of the pool',
    labelNames: ['state'],
    registers,
  })
  const cacheBytes = new Gauge({
    name: 'public_cache_bytes',
    help: 'Bytes kept by the public cache',
    registers,
  })
  const streams = new Gauge({ name: 'event_streams', help: 'Open event streams', registers })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    requests.inc({ method: request.method, route, status: reply.statusCode })
    if (!isStream(request)) seconds.observe({ route }, reply.elapsedTime / 1000)
    done()
  })

  app.get('/metrics', answeredUnderOverload, async (request, reply) => {
    if (!mayReadMetrics(request, config.metricsToken)) throw new AppError('not_found')
    connections.set({ state: 'total' }, pool.totalCount)
    connections.set({ state: 'idle' }, pool.idleCount)
    connections.set({ state: 'waiting' }, pool.waitingCount)
    cacheBytes.set(publicCache.bytes)
    streams.set(live.size)
    return reply.header('content-type', registry.contentType).send(await registry.metrics())
  })
}

/** These headers only ever deny access: behind a proxy on this machine every request comes from this machine. */
const throughProxy = ['x-forwarded-for', 'forwarded', 'x-real-ip']

function mayReadMetrics({ socket, headers }: FastifyRequest, token: string | null): boolean {
  if (token === null)
    return localAddresses.has(socket.remoteAddress ?? '') && throughProxy.every((name) => !(name in headers))
  const given = Buffer.from(headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
