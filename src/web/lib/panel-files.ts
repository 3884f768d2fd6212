import type { RouterContextProvider } from 'react-router'
import { siteContext } from './api-context.ts'

/** By the names that the framework gives routes: the frame and the first screen of each panel. */
const firstScreens = {
  professional: ['routes/professional/professional-layout', 'professional-dashboard'],
  company: ['routes/company/company-layout', 'routes/company/summary'],
}
const everyPage = ['root', 'routes/site-layout']

/**
 * Addresses of the built files that the first screens of these panels need beyond what every page has loaded, for
 * `useWarmPanel`. For loaders.
 */
export function panelFiles(
  context: Readonly<RouterContextProvider>,
  ...kinds: (keyof typeof firstScreens)[]
): string[] {
  const { filesOf } = context.get(siteContext)
  const loaded = new Set(filesOf(everyPage))
  return filesOf(kinds.flatMap((kind) => firstScreens[kind])).filter((file) => !loaded.has(file))
}
