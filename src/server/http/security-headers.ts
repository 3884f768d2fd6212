import helmet from '@fastify/helmet'
import fastify, { type FastifyInstance } from 'fastify'

/**
 * Sets the security headers on every reply. They are always the same, so helmet computes them once instead of per
 * request.
 */
export async function setSecurityHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  const headers = await headersOfHelmet(publicUrl)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

async function headersOfHelmet(publicUrl: string): Promise<Record<string, string>> {
  const probe = fastify()
  await probe.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: 31_536_000 },
  })
  // Before it is sent, this reply has helmet's headers only.
  probe.get('/', async (_request, { raw }) => raw.getHeaders())
  const reply = await probe.inject('/')
  await probe.close()
  return reply.json()
}
