import { buffer } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { type Entry, fromBufferPromise } from 'yauzl'
import type { ReadCv } from '#domain/cv/cv.ts'
import { isEmptyReading } from '#domain/resume/import/given.ts'
import {
  type LinkedInExport,
  type LinkedInFile,
  linkedInFiles,
  readLinkedIn,
} from '#domain/resume/import/linkedin.ts'
import { readJsonResume } from './json-resume.ts'

/** Why a file cannot fill a profile: a sentence for who sent it. */
export class UnreadableProfileFile extends Error {}

/** The directory of an export has some dozens of entries. */
const MOST_ENTRIES = 2000
/** The inflated size of one of its files: a thousand positions with long texts. In bytes. */
const MOST_INFLATED = 3 * 1024 * 1024
const MOST_JSON = 2 * 1024 * 1024
const MOST_ROWS = 2000

const neither =
  'Este archivo no es una exportación de LinkedIn (ZIP) ni un JSON Resume. Revisa cuál descargaste.'
const broken = 'El ZIP está dañado o incompleto. Descárgalo otra vez de LinkedIn y vuelve a subirlo.'
const tooLarge =
  'El archivo tiene más datos que los de un perfil. Pide a LinkedIn solo los archivos de tu perfil.'
const nothing = 'El archivo no tiene datos de tu perfil: ni experiencia, ni estudios, ni habilidades.'

/** What the export of another product says of its owner. Throws UnreadableProfileFile. */
export async function readProfileFile(bytes: Buffer): Promise<ReadCv> {
  const isZip = bytes.subarray(0, 2).toString('latin1') === 'PK'
  const reading = isZip ? readLinkedIn(await openExport(bytes)) : readJson(bytes)
  if (isEmptyReading(reading)) throw new UnreadableProfileFile(nothing)
  return reading
}

function readJson(bytes: Buffer): ReadCv {
  if (bytes.length > MOST_JSON) throw new UnreadableProfileFile(tooLarge)
  let json: unknown
  try {
    json = JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''))
  } catch {
    throw new UnreadableProfileFile(neither)
  }
  const reading = readJsonResume(json)
  if (!reading) throw new UnreadableProfileFile(neither)
  return reading
}

/** Only the files that we use are inflated, each up to a size that its entry must say first; the library refuses one that lies. */
async function openExport(bytes: Buffer): Promise<LinkedInExport> {
  const files: LinkedInExport = {}
  try {
    const zip = await fromBufferPromise(bytes)
    if (zip.entryCount > MOST_ENTRIES) throw new UnreadableProfileFile(tooLarge)
    for await (const entry of zip.eachEntry()) {
      const name = nameOf(entry)
      if (!name || files[name]) continue
      if (entry.uncompressedSize > MOST_INFLATED) throw new UnreadableProfileFile(tooLarge)
      files[name] = rowsOf(await buffer(await zip.openReadStreamPromise(entry)))
    }
  } catch (error) {
    throw error instanceof UnreadableProfileFile ? error : new UnreadableProfileFile(broken)
  }
  if (Object.keys(files).length === 0) throw new UnreadableProfileFile(neither)
  return files
}

const nameOf = ({ fileName }: Entry): LinkedInFile | undefined => {
  const name = fileName.split('/').at(-1)?.toLowerCase()
  return linkedInFiles.find((file) => file.toLowerCase() === name)
}

const rowsOf = (bytes: Buffer): Record<string, string>[] =>
  parse(bytes, {
    columns: true,
    bom: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
    relax_quotes: true,
    to: MOST_ROWS,
  })
