import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { letScriptsSleep } from './layouts/late-scripts.ts'

// The server sets these per request; they are the bundle's own objects, so it takes them from here.
export { personalApi, publicApi, refusedForm, siteContext } from './lib/api-context.ts'

/** Renders the whole page before a byte is sent: faster and steadier than streaming for pages of this size. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const html = letScriptsSleep((await render(routerContext, request.url)).toString('utf8'))
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(html, { status, headers })
}

/** The bytes of a page, complete. Rejects when any part of it cannot be rendered. */
function render(routerContext: EntryContext, url: string): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    let failed = false
    const stream = renderToPipeableStream(<ServerRouter context={routerContext} url={url} />, {
      onAllReady() {
        if (!failed) stream.pipe(collect(resolve))
      },
      onShellError: reject,
      onError(error) {
        failed = true
        reject(error instanceof Error ? error : new Error(String(error)))
      },
    })
  })
}

/** Takes the bytes as they come, without making text of them in between. */
function collect(done: (bytes: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    highWaterMark: 1024 * 1024,
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      done(Buffer.concat(chunks))
      next()
    },
  })
}
