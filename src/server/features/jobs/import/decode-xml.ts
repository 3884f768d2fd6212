import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { UnreadableFile } from './unreadable-file.ts'

/** In bytes: where a declaration must stand, and how much is decoded before others have a turn. */
const declarationBytes = 200
const sliceBytes = 64 * 1024

/** UTF-16 is known by its mark, the others by the declaration, or by what the server said. */
function charsetOf(start: Buffer, fallback: string | undefined): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  if (start[0] === 0xef && start[1] === 0xbb) return 'utf-8'
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(start.toString('latin1'))?.[1]
  return declared ?? fallback ?? 'utf-8'
}

/** The text of an XML file in the encoding that it declares. Throws UnreadableFile for one that nobody knows. */
export async function* decodeXml(input: Readable, fallback?: string): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null
  let waiting = Buffer.alloc(0)
  for await (const chunk of input as AsyncIterable<Buffer>) {
    waiting = Buffer.concat([waiting, chunk])
    if (!decoder && waiting.length < declarationBytes) continue
    decoder ??= decoderFor(waiting, fallback)
    for (let at = 0; at < waiting.length; at += sliceBytes) {
      if (at > 0) await setImmediate()
      yield decoder.decode(waiting.subarray(at, at + sliceBytes), { stream: true })
    }
    waiting = Buffer.alloc(0)
  }
  decoder ??= decoderFor(waiting, fallback)
  yield decoder.decode(waiting)
}

function decoderFor(bytes: Buffer, fallback: string | undefined): TextDecoder {
  const charset = charsetOf(bytes.subarray(0, declarationBytes), fallback)
  try {
    return new TextDecoder(charset)
  } catch {
    throw new UnreadableFile(`No conocemos la codificación “${charset.slice(0, 40)}”: usa UTF-8.`)
  }
}
