import { inMegabytes, megabyte } from '#contracts/megabytes.ts'
import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { RecordFiles, Upload } from '#contracts/endpoint.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { discardUpload, type StoredUpload } from '#server/platform/storage/stored-files.ts'
import { insertPendingUpload } from '#server/platform/storage/stored-files.queries.ts'
import { type FileKind, mimeTypes } from '#server/platform/storage/file-kinds.ts'
import { FileTooLarge, limited, WrongFileType } from '#server/platform/storage/sniff.ts'

export interface MultipartForm {
  fields: Record<string, string>
  file: StoredUpload | null
  /** By the key of their record: of `answers.4` it is '4'. */
  files: Record<string, StoredUpload>
}

/** The files that a call takes. */
export interface Accepted {
  upload?: Upload | undefined
  files?: RecordFiles | undefined
}

/** The current rules of an upload. */
interface UploadRules extends Pick<Upload, 'field' | 'maxBytes' | 'wrongType'> {
  tooLarge: string
  /** The first one is assumed when the file name matches none. */
  kinds: readonly [FileKind, ...FileKind[]]
}

/** What the operator's settings say of files. Sizes in megabytes. */
export interface FileSettings {
  acceptsDocx: boolean
  cvMegabytes: number
  pictureMegabytes: number
}

/** The contract's rules with those from the operator's settings. */
async function uploadRules(
  { field, maxBytes, wrongType, wrongTypeWithDocx, picture, paper, docx, piece, tooLarge }: Upload,
  readSettings: () => Promise<FileSettings>,
): Promise<UploadRules> {
  if (piece)
    return { field, maxBytes, tooLarge: tooLarge(inMegabytes(maxBytes)), wrongType, kinds: ['piece'] }
  if (paper) {
    const rules = { field, maxBytes, tooLarge: tooLarge(inMegabytes(maxBytes)), wrongType }
    return { ...rules, kinds: docx ? ['paper', 'docx'] : ['paper'] }
  }
  const settings = await readSettings()
  const megabytes = picture ? settings.pictureMegabytes : settings.cvMegabytes
  const rules = { field, maxBytes: megabytes * megabyte, tooLarge: tooLarge(megabytes), wrongType }
  if (picture) return { ...rules, kinds: ['picture'] }
  if (wrongTypeWithDocx === undefined || !settings.acceptsDocx) return { ...rules, kinds: ['pdf'] }
  return { ...rules, wrongType: wrongTypeWithDocx, kinds: ['pdf', 'docx'] }
}

/**
 * Reads a multipart form. Files stream through their checks into the storage and are never held in memory. If one
 * breaks a rule, or the connection ends, nothing of them is kept. `typed` receives the fields, also those after a
 * refused file.
 */
export async function readMultipart(
  deps: Pick<Deps, 'db' | 'storage' | 'clock'>,
  request: FastifyRequest,
  { upload, files }: Accepted,
  readSettings: () => Promise<FileSettings>,
  typed?: Record<string, string>,
): Promise<MultipartForm> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type')
  if (!hasBoundary(request.headers['content-type'])) throw new AppError('bad_request')
  const rules = upload && (await uploadRules(upload, readSettings))
  const recordRules = files && (await uploadRules(files, readSettings))
  const mostBytes = Math.max(rules?.maxBytes ?? 0, recordRules?.maxBytes ?? 0)
  const form: MultipartForm = { fields: typed ?? {}, file: null, files: {} }
  let refusal: unknown
  try {
    for await (const part of request.parts({
      limits: {
        files: (rules ? 1 : 0) + (files?.most ?? 0),
        // One byte more than allowed: at its own limit the parser truncates a file silently.
        fileSize: mostBytes + 1,
        fields: 30,
        fieldSize: 64 * 1024,
        parts: 40,
      },
    })) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') form.fields[part.fieldname] = part.value
        continue
      }
      const key = files && keyOf(files.field, part.fieldname)
      const rulesOfPart =
        rules?.field === part.fieldname ? rules : key === undefined ? undefined : recordRules
      if (!rulesOfPart || part.filename === '') {
        part.file.resume()
        continue
      }
      try {
        if (key === undefined ? form.file : form.files[key]) throw new AppError('bad_request')
        const stored = await storeFile(deps, part, rulesOfPart)
        if (key === undefined) form.file = stored
        else form.files[key] = stored
      } catch (error) {
        refusal ??= uploadError(error, { ...rulesOfPart, field: part.fieldname })
        if (!typed) throw refusal
        part.file.resume()
      }
    }
    if (refusal !== undefined) throw refusal
    return form
  } catch (error) {
    for (const { storageKey } of uploadsOf(form)) await discardUpload(deps, storageKey)
    throw parserError(error)
  }
}

/** Everything that a form uploaded. */
export const uploadsOf = ({ file, files }: Pick<MultipartForm, 'file' | 'files'>): StoredUpload[] => [
  ...(file ? [file] : []),
  ...Object.values(files),
]

/** 'answers.4' → '4' for the record `answers`; undefined for any other name. */
const keyOf = (record: string, name: string): string | undefined =>
  name.startsWith(`${record}.`) ? /^\d{1,10}$/.exec(name.slice(record.length + 1))?.[0] : undefined

/** Whether the content type has a valid boundary (RFC 2046: 1 to 70 characters). */
const hasBoundary = (contentType = ''): boolean =>
  /;\s*boundary=(?:"[^"]{1,70}"|[^\s";,]{1,70})\s*(?:;|$)/i.test(contentType)

async function storeFile(
  deps: Pick<Deps, 'db' | 'storage' | 'clock'>,
  part: { file: Readable; filename: string },
  upload: UploadRules,
): Promise<StoredUpload> {
  const now = deps.clock.now()
  // The name claims a type; the bytes must prove it.
  const kind =
    upload.kinds.find((accepted) => part.filename.toLowerCase().endsWith(`.${accepted}`)) ?? upload.kinds[0]
  const storageKey = `${upload.field}/${now.getUTCFullYear()}/${randomUUID()}.${kind}`
  await insertPendingUpload(deps.db, storageKey, now)
  const size = await store(
    deps,
    storageKey,
    limited(withoutDestroying(part.file), { maxBytes: upload.maxBytes, kind }),
  )
  const name =
    part.filename
      .split(/[/\\]/)
      .at(-1)
      ?.replaceAll(/[^\p{L}\p{N} ._()-]/gu, '')
      .slice(0, 120) || (kind === 'paper' ? 'archivo' : `cv.${kind}`)
  return { storageKey, name, mime: mimeTypes[kind], size }
}

/** Does not destroy the stream when its reader stops: the parser stops reading when a file is destroyed. */
const withoutDestroying = (file: Readable): AsyncIterable<Buffer> => file.iterator({ destroyOnReturn: false })

async function store(
  deps: Pick<Deps, 'db' | 'storage'>,
  storageKey: string,
  stream: Readable,
): Promise<number> {
  try {
    return (await deps.storage.put(storageKey, stream)).size
  } catch (error) {
    await discardUpload(deps, storageKey)
    throw error
  }
}

function uploadError(error: unknown, upload: UploadRules): unknown {
  if (error instanceof FileTooLarge)
    return new AppError('payload_too_large', fieldError(upload, upload.tooLarge))
  if (error instanceof WrongFileType)
    return new AppError('invalid_file', fieldError(upload, upload.wrongType))
  return error
}

/** A request that breaks off, or that the parser does not accept. */
function parserError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (
    code.startsWith('FST_') ||
    code === 'ERR_STREAM_PREMATURE_CLOSE' ||
    /unexpected end/i.test(String(error))
  )
    return new AppError('bad_request')
  return error
}

const fieldError = (upload: UploadRules, message: string) => ({
  message,
  fields: { [upload.field]: message },
})
