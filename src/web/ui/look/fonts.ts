import type { LinkDescriptor } from 'react-router'
import displayUrl from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2?url'
import textUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'

/** Preloads the two fonts of `fonts.css`, for the `links` export of the root route. */
export const fontLinks: LinkDescriptor[] = [textUrl, displayUrl].map((href) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous',
}))
