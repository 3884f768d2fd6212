import type { FastifyReply } from 'fastify'
import type { FileType } from '#contracts/endpoint.ts'
import type { FileReply } from '#server/file-reply.ts'

/** Sends a file of one of the types in the contract, so that `/openapi.json` is true. */
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
