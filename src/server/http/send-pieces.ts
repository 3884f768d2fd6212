import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** The type of a reply in pieces. */
export const piecesType = 'application/x-ndjson'

/**
 * Sends each piece as a line of JSON as soon as it is made. A failure before the first is an ordinary refusal; a later one
 * breaks the reply off, and one who leaves ends the work.
 */
export async function sendPieces(
  reply: FastifyReply,
  encode: (piece: unknown) => string,
  pieces: AsyncIterable<unknown>,
): Promise<FastifyReply> {
  const made = pieces[Symbol.asyncIterator]()
  // One who leaves while a piece is awaited ends that, too.
  reply.raw.once('close', () => void made.return?.())
  const first = await made.next()
  return reply
    .type(`${piecesType}; charset=utf-8`)
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(lines(first, made, encode), { objectMode: false }))
}

async function* lines(
  first: IteratorResult<unknown>,
  made: AsyncIterator<unknown>,
  encode: (piece: unknown) => string,
): AsyncGenerator<string> {
  try {
    let step = first
    while (!step.done) {
      yield `${encode(step.value)}\n`
      // oxlint-disable-next-line no-await-in-loop -- each piece is sent before the next one is made
      step = await made.next()
    }
  } finally {
    await made.return?.()
  }
}
