import { Buffer } from 'node:buffer'
import type { EndpointSpec } from '#contracts/endpoint.ts'

export interface FilePart {
  field: string
  filename: string
  type?: string
  content: Buffer
}
type Part = [name: string, value: string] | FilePart

const boundary = 'una-frontera-de-prueba'

/** A multipart/form-data request with the parts in this order, as `payload` and `headers` of an injected request. */
export function multipart(parts: Part[], headers: Record<string, string> = {}) {
  const pieces = parts.flatMap((part) => [
    Buffer.from(`--${boundary}\r\n`),
    Array.isArray(part)
      ? Buffer.from(`content-disposition: form-data; name="${part[0]}"\r\n\r\n${part[1]}`)
      : Buffer.concat([
          Buffer.from(
            `content-disposition: form-data; name="${part.field}"; filename="${part.filename}"\r\n` +
              `content-type: ${part.type ?? 'application/pdf'}\r\n\r\n`,
          ),
          part.content,
        ]),
    Buffer.from('\r\n'),
  ])
  return {
    payload: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

/** The smallest valid PDF, padded with a comment to `size` bytes. */
export function pdf(size = 600, mark = 'CV'): Buffer {
  const head = `%PDF-1.4\n% ${mark}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n`
  const tail = '\ntrailer<</Root 1 0 R>>\n%%EOF\n'
  return Buffer.concat([
    Buffer.from(head),
    Buffer.alloc(Math.max(0, size - head.length - tail.length), '%'),
    Buffer.from(tail),
  ])
}

export const cvPart = (content = pdf(), filename = 'CV Rosa Quispe.pdf', field = 'cv'): FilePart => ({
  field,
  filename,
  content,
})

/** A PNG of 24 by 24 pixels in one colour. */
export const smallPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAMAAADXqc3KAAAAA1BMVEX0dR/K92aQAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQoz2NgGAWjgPoAAAJYAAF1NoZ3AAAAAElFTkSuQmCC',
  'base64',
)

/** A file that the call accepts. */
export const filePart = ({ upload }: EndpointSpec): FilePart =>
  upload?.picture
    ? { field: upload.field, filename: 'foto.png', type: 'image/png', content: smallPng }
    : cvPart(undefined, undefined, upload?.field)
