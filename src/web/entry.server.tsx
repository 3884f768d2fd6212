import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

// The server sets these per request; they are the bundle's own objects, so it takes them from here.
export { personalApi, publicApi, siteContext } from './lib/api-context.ts'

/** Renders the whole page before a byte is sent: faster and steadier than streaming for pages of this size. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const html = await new Promise<string>((resolve, reject) => {
    let failed = false
    const stream = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      onAllReady() {
        if (!failed) resolve(text(stream.pipe(new PassThrough())))
      },
      onShellError: reject,
      onError(error) {
        failed = true
        reject(error instanceof Error ? error : new Error(String(error)))
      },
    })
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(html, { status, headers })
}
