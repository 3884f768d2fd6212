import { renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { letScriptsSleep } from './layouts/late-scripts.ts'
import { renderedPage } from './lib/api-context.ts'

// The server sets these per request; they are the bundle's own objects, so it takes them from here.
export { personalApi, publicApi, refusedForm, renderedPage, siteContext } from './lib/api-context.ts'

/**
 * Renders the whole page before a byte is sent: faster and steadier than streaming for pages of this size. The page is
 * handed over as text in `renderedPage`, beside a response without a body. Rejects when a part of it cannot be rendered.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  await readDataStream(routerContext)
  // As text, where the stream would write each small piece as bytes.
  const html = renderToString(<ServerRouter context={routerContext} url={request.url} />)
  if (html.includes(leftToTheBrowser)) throw new Error('A part of the page waits for something on the server')
  context.set(renderedPage, `<!DOCTYPE html>${letScriptsSleep(html)}`)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/** What React writes in place of a part that threw, or was not there yet: a `lazy` part is only for after a press or an effect. */
const leftToTheBrowser = '<!--$!-->'

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
