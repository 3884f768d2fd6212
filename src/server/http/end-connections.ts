import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Lets a closing server finish. A connection without any request (browsers open some in advance) is closed at once,
 * one with a running request after `grace` milliseconds. Node alone would wait for both until their timeout.
 */
export function endConnections(app: FastifyInstance, grace: number): void {
  const silent = new Set<Socket>()
  let closing = false
  app.server.on('connection', (socket: Socket) => {
    if (closing) socket.destroy()
    else silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', (request) => silent.delete(request.socket))
  app.addHook('preClose', async () => {
    closing = true
    for (const socket of silent) socket.destroy()
    const end = setTimeout(() => app.server.closeAllConnections(), grace)
    app.server.once('close', () => clearTimeout(end))
    end.unref()
  })
}
