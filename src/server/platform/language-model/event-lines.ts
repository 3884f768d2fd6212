import { LanguageModelError } from './language-model.ts'

/** A body that is read no further than this, in bytes. */
export interface EventLimits {
  answerBytes: number
}

/** The data of each event of a stream (the event-stream format of HTML): one text for each event, as it comes. */
export async function* eventData(
  chunks: AsyncIterable<Uint8Array>,
  { answerBytes }: EventLimits,
): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let open = ''
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.byteLength
    if (size > answerBytes) throw new LanguageModelError('too_large')
    open += decoder.decode(chunk, { stream: true })
    const events = open.replaceAll('\r\n', '\n').split('\n\n')
    open = events.pop() ?? ''
    for (const event of events) yield* dataOf(event)
  }
  yield* dataOf(open + decoder.decode())
}

function* dataOf(event: string): Generator<string> {
  const lines = event
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trimStart())
  if (lines.length > 0) yield lines.join('\n')
}
