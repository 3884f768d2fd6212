import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { FileType } from '#contracts/endpoint.ts'

/** A file for the caller; the stream is opened after every check. */
export interface FileReply {
  stream: Readable
  name: string
  mime: string
  /** In bytes; null: not known before the end. */
  size: number | null
}

/** Sends a file of one of the types that the contract names: what `/openapi.json` says is what arrives. */
export function sendFile(reply: FastifyReply, types: readonly FileType[], file: FileReply) {
  if (!types.some((type) => type === file.mime.split(';')[0])) {
    file.stream.destroy()
    throw new Error(`The contract names ${types.join(', ')}, and the handler answers with ${file.mime}.`)
  }
  if (file.size !== null) reply.header('content-length', file.size)
  return reply
    .header('content-type', file.mime)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .send(file.stream)
}
