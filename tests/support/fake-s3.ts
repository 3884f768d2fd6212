import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** The body without the SDK's signed chunks (`<hex size>;chunk-signature=…`). */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const raw = await buffer(request)
  if (!request.headers['content-encoding']?.includes('aws-chunked')) return raw
  const parts: Buffer[] = []
  for (let at = 0; ;) {
    const end = raw.indexOf('\r\n', at)
    const size = Number.parseInt(raw.subarray(at, end).toString(), 16)
    if (!size) return Buffer.concat(parts)
    parts.push(raw.subarray(end + 2, end + 2 + size))
    at = end + 2 + size + 2
  }
}

const xml = (response: ServerResponse, status: number, content: string) =>
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${content}`)

/** The part of S3 that file storage needs: put, get, delete, and multipart uploads. Refuses unsigned requests. */
export async function startFakeS3() {
  const objects = new Map<string, Buffer>()
  const uploads = new Map<string, Map<number, Buffer>>()
  let lastUpload = 0

  function multipart(
    method: string,
    path: string,
    query: URLSearchParams,
    body: Buffer,
    reply: ServerResponse,
  ) {
    const id = query.get('uploadId') ?? ''
    const parts = uploads.get(id)
    if (method === 'POST' && query.has('uploads')) {
      lastUpload += 1
      uploads.set(`u${lastUpload}`, new Map())
      return xml(
        reply,
        200,
        `<InitiateMultipartUploadResult><UploadId>u${lastUpload}</UploadId></InitiateMultipartUploadResult>`,
      )
    }
    if (!parts) return xml(reply, 404, '<Error><Code>NoSuchUpload</Code></Error>')
    if (method === 'PUT') {
      parts.set(Number(query.get('partNumber')), body)
      return reply.writeHead(200, { etag: `"part-${query.get('partNumber')}"` }).end()
    }
    uploads.delete(id)
    if (method === 'DELETE') return reply.writeHead(204).end()
    const ordered = [...parts].toSorted(([one], [other]) => one - other).map(([, part]) => part)
    objects.set(path, Buffer.concat(ordered))
    return xml(reply, 200, '<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>')
  }

  async function answer(request: IncomingMessage, reply: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3')
    const method = request.method ?? 'GET'
    const body = await bodyOf(request)
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/'))
      return xml(reply, 403, '<Error><Code>AccessDenied</Code></Error>')
    if (searchParams.has('uploads') || searchParams.has('uploadId'))
      return multipart(method, pathname, searchParams, body, reply)
    if (method === 'PUT') {
      objects.set(pathname, body)
      return reply.writeHead(200, { etag: '"x"' }).end()
    }
    if (method === 'DELETE') {
      objects.delete(pathname)
      return reply.writeHead(204).end()
    }
    const found = objects.get(pathname)
    if (!found) return xml(reply, 404, '<Error><Code>NoSuchKey</Code></Error>')
    return reply.writeHead(200, { 'content-length': found.length }).end(found)
  }

  const server = createServer((request, reply) => {
    // A client that disconnects during a part needs no reply.
    answer(request, reply).catch(() => reply.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    held: () => [...objects.keys(), ...uploads.keys()],
    clear: () => {
      objects.clear()
      uploads.clear()
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
