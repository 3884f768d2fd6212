import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { hearPresses } from '#web/layouts/early-presses.ts'
import { scriptMark, takeMarkedScripts } from '#web/layouts/known-scripts.ts'
import { letScriptsSleep, wakeScripts } from '#web/layouts/late-scripts.ts'
import { themeScript } from '#web/layouts/theme-script.ts'
import { renderedPage } from '#web/lib/api-context.ts'

// The server sets these per request; they are the bundle's own objects, so it takes them from here.
export { personalApi, publicApi, refusedForm, renderedPage, siteContext } from '#web/lib/api-context.ts'

/**
 * Renders the whole page before a byte is sent: faster and steadier than streaming for pages of this size. The page is
 * handed over as text in `renderedPage`, beside a response without a body. Rejects when it cannot be rendered.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  await readDataStream(routerContext)
  // As text, where the stream would write each small piece as bytes; unless a `lazy` part has yet to be loaded.
  const atOnce = renderToString(<ServerRouter context={routerContext} url={request.url} nonce={scriptMark} />)
  const rendered = atOnce.includes(leftToTheBrowser)
    ? await renderWaiting(routerContext, request.url)
    : atOnce
  const { html, scripts } = takeMarkedScripts(rendered)
  context.set(renderedPage, {
    html: `<!DOCTYPE html>${letScriptsSleep(html)}`,
    scripts: [...ownScripts, ...scripts],
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/** Those that `root.tsx` writes. */
const ownScripts = [themeScript, hearPresses, wakeScripts]

/** What React writes in place of a part that threw, or was not there yet. */
const leftToTheBrowser = '<!--$!-->'

/** Renders anew and waits for the parts that are not there yet. */
function renderWaiting(context: EntryContext, url: string): Promise<string> {
  // A router takes a stream of its own; the data is read already.
  const again = { ...context, serverHandoffStream: new ReadableStream<Uint8Array>() }
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={again} url={url} nonce={scriptMark} />, {
      nonce: scriptMark,
      onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
      onShellError: reject,
    })
  })
}

/** Reads the loaders' data to its end, so that the framework's scripts that carry it need not be waited for while rendering. */
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
