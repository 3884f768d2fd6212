import { useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import { AssistantOverPages } from '#web/features/assistant/assistant-button.tsx'
import { recordPresses, replayPresses } from '#web/layouts/early-presses.ts'
import { startScripts } from '#web/layouts/late-scripts.ts'
import { themeScript } from '#web/layouts/theme-script.ts'
import { RenderedAt, useRenderedAt } from '#web/lib/use-now.ts'
import { fontLinks } from '#web/ui/look/fonts.ts'
import faviconUrl from '#web/ui/look/motif/favicon.svg?url&no-inline'
import { Toaster } from '#web/ui/overlay/toaster.tsx'
import { IconSprite } from '#web/ui/look/sprite-icon.tsx'
import '#web/ui/style/styles.css'

export const links = () => [
  ...fontLinks,
  { rel: 'icon', type: 'image/svg+xml', href: faviconUrl },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** A route sets `handle = { withoutScripts: true }` when its page needs no scripts. */
const isWithoutScripts = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'withoutScripts' in handle

export default function Root() {
  const runs = !useMatches().some(({ handle }) => isWithoutScripts(handle))
  const renderedAt = useRenderedAt()
  useEffect(replayPresses, [])
  return (
    // The head script sets attributes on <html> before hydration.
    <html lang="es-PE" data-rendered-at={renderedAt} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1c1816" media="(prefers-color-scheme: dark)" />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        {runs && <script dangerouslySetInnerHTML={{ __html: recordPresses }} />}
        <Meta />
        <Links />
      </head>
      <body className="relative">
        <IconSprite />
        <RenderedAt value={renderedAt}>
          <Outlet />
        </RenderedAt>
        <AssistantOverPages />
        <Toaster />
        {runs && <ScrollRestoration />}
        {runs && <Scripts />}
        {runs && <script dangerouslySetInnerHTML={{ __html: startScripts }} />}
      </body>
    </html>
  )
}
