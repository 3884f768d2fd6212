import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { endConnections } from './end-connections.ts'

const grace = 300

async function startServer(): Promise<{ app: FastifyInstance; open(): Promise<Socket> }> {
  const app = fastify({ forceCloseConnections: 'idle' })
  endConnections(app, grace)
  app.get('/slow', async () => {
    await setTimeout(grace / 3)
    return 'done'
  })
  app.post('/upload', async () => 'received')
  await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    app,
    async open() {
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
      socket.on('error', () => {})
      await once(socket, 'connect')
      return socket
    },
  }
}

test('a connection on which nothing was asked ends at once', async () => {
  const { app, open } = await startServer()
  const socket = await open()
  await setTimeout(20)
  const ended = once(socket, 'close')
  await app.close()
  await ended
})

test('a request under way gets its answer', async () => {
  const { app, open } = await startServer()
  const socket = await open()
  let answer = ''
  socket.on('data', (bytes) => (answer += String(bytes)))
  socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n')
  await setTimeout(20)
  await app.close()
  expect(answer).toContain('done')
})

test('a request that never ends does not hold the server beyond its grace', async () => {
  const { app, open } = await startServer()
  const socket = await open()
  socket.write(
    'POST /upload HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\nContent-Type: text/plain\r\n\r\nhalf',
  )
  await setTimeout(20)
  const ended = once(socket, 'close')
  await app.close()
  await ended
})
