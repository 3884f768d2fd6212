import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import { openPromise } from 'yauzl'
import { ZipFile } from 'yazl'

/** Its message, in Spanish, tells the operator what to do. */
export class BackupError extends Error {}

export interface Entry {
  name: string
  /** The stream fails at its end when the bytes differ from those written. */
  open(): Promise<Readable>
}

type Add = (name: string, stream: Readable) => Promise<void>

/** Files that are already compressed are stored uncompressed in the ZIP. */
const isDense = (name: string): boolean => /\.(pdf|webp|docx)$/.test(name)

/**
 * Writes a ZIP whose entries `fill` adds one by one, without holding it in memory. The file is complete or absent.
 */
export async function writeArchive(
  path: string,
  mtime: Date,
  fill: (add: Add) => Promise<void>,
): Promise<void> {
  const draft = `${path}.parcial`
  const zip = new ZipFile()
  const add: Add = (name, stream) =>
    new Promise((resolve, reject) => {
      stream.once('end', resolve).once('error', reject)
      zip.addReadStream(stream, name, { mtime, compress: !isDense(name), forceZip64Format: true })
    })
  try {
    await Promise.all([
      fill(add).then(() => zip.end()),
      pipeline(zip.outputStream, createWriteStream(draft, { mode: 0o600, flush: true })),
    ])
    await checkArchive(draft)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Yields the entries in the order in which they were written. Throws BackupError for an incomplete file. */
export async function* entriesOf(path: string): AsyncGenerator<Entry> {
  const broken = (error: Error) =>
    new BackupError(`${path} no es una copia completa de Qhatu: ${error.message}`)
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new BackupError(`No existe el archivo ${path}.`) : broken(error)
    },
  )
  const entries = zip.eachEntry()
  try {
    for (;;) {
      const next = await entries.next().catch((error: Error) => {
        throw broken(error)
      })
      if (next.done) return
      const { fileName, crc32: expected } = next.value
      yield {
        name: fileName,
        async open() {
          const bytes = await zip.openReadStreamPromise(next.value).catch((error: Error) => {
            throw broken(error)
          })
          const checked = checkSum(expected, broken)
          bytes.on('error', (error) => checked.destroy(broken(error)))
          return bytes.pipe(checked)
        },
      }
    }
  } finally {
    zip.close()
  }
}

/** Reads the whole file to check it and discards the content. */
export async function checkArchive(path: string): Promise<void> {
  for await (const { open } of entriesOf(path)) for await (const _ of await open());
}

/** Passes bytes through and fails at their end when their checksum differs. */
function checkSum(expected: number, broken: (error: Error) => Error): Transform {
  let sum = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      sum = crc32(chunk, sum)
      done(null, chunk)
    },
    flush: (done) => done(sum === expected ? null : broken(new Error('wrong checksum'))),
  })
}
