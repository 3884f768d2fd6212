import { Readable } from 'node:stream'
import { createOfficeScan, isCompoundFile } from './encrypted-office.ts'
import type { FileKind } from './file-kinds.ts'

/** The file exceeds the limit. */
export class FileTooLarge extends Error {}
/** The content is not of the wanted type, whatever the name. An empty file has no type. */
export class WrongFileType extends Error {}

const PDF_MAGIC = Buffer.from('%PDF-')
/**
 * PDF readers accept some bytes before the magic number: Acrobat's rule is the first kilobyte (ISO 32000-1, annex
 * H.3.4.1).
 */
const PDF_MAGIC_WITHIN = 1024
/** A ZIP whose first entry is typical of office documents. Position of the entry's name: APPNOTE.TXT 4.3.7. */
const ZIP_MAGIC = Buffer.from('PK\u0003\u0004')
const ZIP_NAME_AT = 30
const OFFICE_ENTRY = /^(?:\[Content_Types\]\.xml|_rels\/|docProps\/|word\/|customXml\/)/

/** JPEG, PNG. */
const PICTURE_MAGIC = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')]

/** Whether a file that begins so is a PDF. */
export const isPdf = (head: Buffer): boolean => head.subarray(0, PDF_MAGIC_WITHIN).includes(PDF_MAGIC)
const isPicture = (head: Buffer): boolean =>
  PICTURE_MAGIC.some((magic) => head.subarray(0, magic.length).equals(magic))

/** A JPEG, a PNG or a WebP, as cameras and phones make them. */
export const isPhoto = (head: Buffer): boolean => isPicture(head) || isWebp(head)
const isWebp = (head: Buffer): boolean =>
  head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP'

/** A ZIP (also of an office document), a WebP, an MP4 or MOV (ISO 14496-12: the box `ftyp` comes first). */
const isWork = (head: Buffer): boolean =>
  head.subarray(0, ZIP_MAGIC.length).equals(ZIP_MAGIC) ||
  isWebp(head) ||
  head.toString('latin1', 4, 8) === 'ftyp'

const isOfKind: Readonly<Record<FileKind, (head: Buffer) => boolean>> = {
  pdf: isPdf,
  docx: (head) =>
    head.subarray(0, ZIP_MAGIC.length).equals(ZIP_MAGIC) &&
    OFFICE_ENTRY.test(head.toString('latin1', ZIP_NAME_AT, ZIP_NAME_AT + 40)),
  picture: isPicture,
  paper: (head) => isPicture(head) || isPdf(head),
  work: (head) => isPicture(head) || isPdf(head) || isWork(head),
  piece: (head) => head.length > 0,
}

async function* checked(
  source: AsyncIterable<Buffer>,
  maxBytes: number,
  kind: FileKind,
): AsyncGenerator<Buffer> {
  let size = 0
  let head: Buffer | null = Buffer.alloc(0)
  let scan: ReturnType<typeof createOfficeScan> | null = null
  for await (const chunk of source) {
    size += chunk.length
    if (size > maxBytes) throw new FileTooLarge(`More than ${maxBytes} bytes`)
    scan?.see(chunk)
    if (head === null) {
      yield chunk
      continue
    }
    head = Buffer.concat([head, chunk])
    if (kind === 'docx' && isCompoundFile(head)) {
      scan = createOfficeScan()
      scan.see(head)
    }
    if (scan || isOfKind[kind](head)) {
      yield head
      head = null
    } else if (head.length >= PDF_MAGIC_WITHIN) throw new WrongFileType(`No ${kind}`)
  }
  if (head !== null || scan?.isEncryptedOffice() === false) throw new WrongFileType(`No ${kind}`)
}

/**
 * Passes the bytes through as long as they are of the wanted type and at most `maxBytes`; otherwise the stream fails
 * with `WrongFileType` or `FileTooLarge`. Nothing passes before the type is known; at most a kilobyte and a chunk are
 * held. A DOCX with a password passes, like a PDF with one; that it is one, and not an old DOC, is known only at its
 * end.
 */
export function limited(
  stream: AsyncIterable<Buffer>,
  limits: { maxBytes: number; kind: FileKind },
): Readable {
  return Readable.from(checked(stream, limits.maxBytes, limits.kind), {
    objectMode: false,
  })
}
