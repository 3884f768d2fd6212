import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

export interface Received {
  headers: IncomingHttpHeaders
  body: string
}

/** Answers a request that was read whole. */
export type AnswerWith = (response: ServerResponse, received: Received) => void

export const status =
  (code: number, body = '', headers: Record<string, string> = {}): AnswerWith =>
  (response) =>
    void response.writeHead(code, headers).end(body)

/** The system of a company: keeps what it gets and answers as it is told; 204 if it is told nothing. */
export async function startReceiver() {
  const received: Received[] = []
  const answers: AnswerWith[] = []
  let always: AnswerWith = status(204)
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const one = { headers: request.headers, body: Buffer.concat(parts).toString() }
      received.push(one)
      ;(answers.shift() ?? always)(response, one)
    })
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/qhatu`,
    port,
    received,
    /** The next answers, in this order. */
    answer: (...next: AnswerWith[]) => void answers.push(...next),
    /** Every answer from now on. */
    answerAlways(next: AnswerWith) {
      always = next
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>

/** What the library of the specification reads in a request; it throws for a wrong signature. */
export const verified = (secret: string, { headers, body }: Received): unknown =>
  new Webhook(secret).verify(body, headers as Record<string, string>)
