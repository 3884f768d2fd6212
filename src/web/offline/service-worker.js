// Written for the browser as it stands: served at /sw.js after a line that sets VERSION, which changes with each build.
// It keeps the built files and the page for when there is no network. No page of a person and no call is ever kept.
/* global VERSION */
const OFFLINE_PAGE = '/sin-conexion'
const CACHE = `qhatu-${VERSION}`

/** The page with all that it names: its styles, faces and icons. */
async function keepOfflinePage() {
  const cache = await caches.open(CACHE)
  const page = await fetch(OFFLINE_PAGE, { cache: 'reload', credentials: 'omit' })
  if (!page.ok) throw new Error(`${OFFLINE_PAGE}: ${page.status}`)
  const html = await page.clone().text()
  const files = [...html.matchAll(/<link[^>]* href="(\/(?:assets|icons)\/[^"]+)"/g)].map(([, file]) => file)
  await cache.addAll([...new Set(files)])
  await cache.put(OFFLINE_PAGE, page)
}

/** What older builds kept is of no use any more. */
async function takeOver() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith('qhatu-') && name !== CACHE).map((name) => caches.delete(name)),
  )
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** A page always comes from the network: it may be newer, and it may be somebody's own. */
async function pageOrOffline(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return (await caches.match(OFFLINE_PAGE)) ?? Response.error()
  }
}

/** The names of built files carry a hash of their content: one that is kept is right for good. */
async function keptOrFetched(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const reply = await fetch(request)
  if (reply.status === 200) {
    const cache = await caches.open(CACHE)
    await cache.put(request, reply.clone())
  }
  return reply
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()))
})
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(pageOrOffline(event))
  else if (/^\/(?:assets|icons)\//.test(pathname)) event.respondWith(keptOrFetched(request))
})
