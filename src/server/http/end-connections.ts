import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Lets a server that closes come to its end: a connection that never asked anything (browsers open some beforehand) ends at
 * once, one whose request is under way after `grace` milliseconds. Node by itself would wait for both until their time limit.
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
