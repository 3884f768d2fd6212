import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { recordPresses } from '#web/layouts/early-presses.ts'
import { findMarkedScripts, scriptMark } from '#web/layouts/known-scripts.ts'
import { findEarlyScripts, startScripts } from '#web/layouts/late-scripts.ts'
import { editPage } from '#web/layouts/page-edits.ts'
import { themeScript } from '#web/layouts/theme-script.ts'
import { renderedPage } from '#web/lib/api-context.ts'

// The server sets these on each request. They belong to the bundle, so the server imports them from it.
export { personalApi, publicApi, refusedForm, renderedPage, siteContext } from '#web/lib/api-context.ts'

/**
 * Renders the whole page before the first byte is sent, which is faster than streaming for pages of this size. The page is
 * returned as text in `renderedPage`, beside a response without a body. Rejects when rendering fails.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  await readDataStream(routerContext)
  // `renderToString` avoids the many small byte chunks of a stream, but it cannot wait for a `lazy` part.
  const quick = renderToString(<ServerRouter context={routerContext} url={request.url} nonce={scriptMark} />)
  const rendered = quick.includes(leftToTheBrowser) ? await renderWaiting(routerContext, request.url) : quick
  const { edits, scripts } = findMarkedScripts(rendered)
  context.set(renderedPage, {
    pieces: ['<!DOCTYPE html>', ...editPage(rendered, [...edits, ...findEarlyScripts(rendered)])],
    scripts: [...ownScripts, ...scripts],
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/** The inline scripts that `root.tsx` writes. */
const ownScripts = [themeScript, recordPresses, startScripts]

/** React writes this in place of a part that threw or was still loading. */
const leftToTheBrowser = '<!--$!-->'

/** Renders again and waits for the parts that are still loading. */
function renderWaiting(context: EntryContext, url: string): Promise<string> {
  // Each router needs its own stream. The data was already read.
  const again = { ...context, serverHandoffStream: new ReadableStream<Uint8Array>() }
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={again} url={url} nonce={scriptMark} />, {
      nonce: scriptMark,
      // Otherwise a large part is sent last, and only a script puts it into its place.
      progressiveChunkSize: Infinity,
      onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
      onShellError: reject,
    })
  })
}

/** Reads the loaders' data to the end, so that rendering need not wait for the framework's scripts that carry it. */
async function readDataStream({ serverHandoffStream, renderMeta }: EntryContext): Promise<void> {
  if (!serverHandoffStream || !renderMeta) return
  const decoder = new TextDecoder()
  let value = ''
  const reader = serverHandoffStream.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read())
    value += decoder.decode(read.value, { stream: true })
  reader.releaseLock()
  renderMeta.streamCache = { 0: Object.assign(Promise.resolve(), { result: { done: true, value } }) }
}
