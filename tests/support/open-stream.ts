import type { TestApp, TestReply } from './test-app.ts'

export interface OpenStream {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  /** The text received so far. */
  text(): string
  /** The data of the unnamed events received so far. */
  events(): unknown[]
  isOver(): boolean
  close(): void
}

/** Opens the event stream with these headers; a refusal ends at once. */
export async function openStream(
  app: TestApp,
  headers: Record<string, string> = {},
  url = '/api/events',
): Promise<OpenStream> {
  const reply = await app.app.inject({ url, headers, payloadAsStream: true })
  const stream = reply.stream()
  let text = ''
  let isOver = false
  stream.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  for (const event of ['end', 'close', 'error'])
    stream.on(event, () => {
      isOver = true
    })
  if (reply.statusCode !== 200) await new Promise((resolve) => stream.once('end', resolve))
  return {
    status: reply.statusCode,
    headers: reply.headers,
    text: () => text,
    events: () =>
      text
        .split('\n\n')
        .filter((block) => block.startsWith('data: '))
        .map((block) => JSON.parse(block.slice('data: '.length)) as unknown),
    isOver: () => isOver,
    close: () => void reply.raw.res.destroy(),
  }
}

/** The start of a reply that never ends once it is granted. */
export async function startOfStream(
  app: TestApp,
  headers: Record<string, string>,
  url: string,
): Promise<Omit<TestReply, 'cookies'>> {
  const stream = await openStream(app, headers, url)
  stream.close()
  return {
    status: stream.status,
    headers: stream.headers,
    text: stream.text(),
    body: stream.status === 200 ? null : JSON.parse(stream.text()),
  }
}
