import { expect, test } from 'vitest'
import { readReply } from './read-reply.ts'

const read = (body: string, type = 'text/plain') =>
  readReply(
    Buffer.from(
      `From: r@correo.pe\r\nTo: x@respuestas.pe\r\nMessage-ID: <1@correo.pe>\r\nContent-Type: ${type}; charset=utf-8\r\n\r\n${body}`,
    ),
  )

test.each([
  ['Gmail', 'Sí, puedo.\n\nEl vie, 27 nov 2026 a las 10:15, Qhatu (<hola@qhatu.pe>) escribió:\n\n> Hola'],
  [
    'Outlook',
    'Sí, puedo.\n\n________________________________\nDe: Qhatu <hola@qhatu.pe>\nEnviado: viernes\nAsunto: Hola\n\nHola',
  ],
  [
    'an iPhone',
    'Sí, puedo.\n\nEnviado desde mi iPhone\n\n> El 27 nov 2026, a las 10:15, Qhatu <hola@qhatu.pe> escribió:\n> \n> Hola',
  ],
  ['a signature', 'Sí, puedo.\n\n-- \nRosa Quispe\n999 999 999'],
])('what the person wrote is kept without what %s adds', async (_, body) => {
  expect((await read(body)).text).toBe('Sí, puedo.')
})

test('paragraphs stay, and a mail of HTML alone becomes text up to what it quotes', async () => {
  expect((await read('Uno\n\n\n\nDos')).text).toBe('Uno\n\nDos')
  const html = '<style>p{}</style><p>Uno &lt;b&gt;</p><p>Dos</p><blockquote>Hola</blockquote>'
  expect((await read(html.replace('<style>p{}</style>', ''), 'text/html')).text).toBe('Uno <b>\nDos')
})

test.each(['\n', '\n \n', 'El ', '> ', '<div ', '<', '-', '*\n', 'On a\n', '&amp;'])(
  'a megabyte of %j takes no long work',
  async (piece) => {
    const body = piece.repeat(Math.floor(1_000_000 / piece.length))
    // Of the processor, in microseconds: a busy machine makes it wait, but not work. Patterns that go astray take minutes.
    const start = process.cpuUsage()
    await read(body)
    await read(body, 'text/html')
    const { user, system } = process.cpuUsage(start)
    expect(user + system).toBeLessThan(4_000_000)
  },
)
