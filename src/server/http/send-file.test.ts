import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendFile } from './send-file.ts'

const answerWith = async (mime: string) => {
  const app = Fastify()
  app.get('/', async (_request, reply) =>
    sendFile(reply, ['text/calendar', 'application/pdf'], {
      stream: Readable.from(['contenido']),
      name: 'a',
      mime,
      size: null,
    }),
  )
  return app.inject('/')
}

test('a file of a type that its contract names is sent, whatever its parameters', async () => {
  const reply = await answerWith('text/calendar; charset=utf-8')
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(reply.body).toBe('contenido')
})

test('a file of a type that its contract does not name stays here', async () => {
  const reply = await answerWith('image/png')
  expect(reply.statusCode).toBe(500)
  expect(reply.body).not.toBe('contenido')
})
