import { Readable } from 'node:stream'

export class FileTooLarge extends Error {}
export class WrongFileType extends Error {}

export function limited(stream: Readable, { maxBytes }: { maxBytes: number; magic: 'pdf' }): Readable {
  return Readable.from(
    (async function* () {
      let total = 0
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        if (total === 0 && !chunk.subarray(0, 1024).includes('%PDF-')) throw new WrongFileType()
        total += chunk.length
        if (total > maxBytes) throw new FileTooLarge()
        yield chunk
      }
      if (total === 0) throw new WrongFileType()
    })(),
  )
}
