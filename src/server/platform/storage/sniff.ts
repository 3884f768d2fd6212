import { Readable } from 'node:stream'

/** More bytes than the limit. */
export class FileTooLarge extends Error {}
/** The content is not of the wanted type, whatever the name says. An empty file is of no type. */
export class WrongFileType extends Error {}

const PDF_MAGIC = Buffer.from('%PDF-')
/** Readers accept a few bytes before the magic: Acrobat's own rule is the first kilobyte (ISO 32000-1, annex H.3.4.1). */
const PDF_MAGIC_WITHIN = 1024

async function* checked(source: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0
  let head: Buffer | null = Buffer.alloc(0)
  for await (const chunk of source) {
    size += chunk.length
    if (size > maxBytes) throw new FileTooLarge(`More than ${maxBytes} bytes`)
    if (head === null) {
      yield chunk
      continue
    }
    head = Buffer.concat([head, chunk])
    if (head.subarray(0, PDF_MAGIC_WITHIN).includes(PDF_MAGIC)) {
      yield head
      head = null
    } else if (head.length >= PDF_MAGIC_WITHIN) throw new WrongFileType('Not a PDF')
  }
  if (head !== null) throw new WrongFileType('Not a PDF')
}

/**
 * The same bytes, as long as they are of the wanted type and no more than `maxBytes`; otherwise the stream fails with
 * `WrongFileType` or `FileTooLarge`. Nothing passes before the type is known; at most a kilobyte and a chunk are held.
 */
export function limited(stream: Readable, limits: { maxBytes: number; magic: 'pdf' }): Readable {
  return Readable.from(checked(stream as AsyncIterable<Buffer>, limits.maxBytes), { objectMode: false })
}
