import type { RouterContextProvider } from 'react-router'
import { siteContext } from './api-context.ts'

/** By the framework's route ids: the layout and the first screen of each panel. */
const firstScreens = {
  professional: ['routes/professional/professional-layout', 'professional-dashboard'],
  company: ['routes/company/company-layout', 'routes/company/summary'],
}
const everyPage = ['root', 'routes/site-layout']

/** For loaders: the files that the first screens of these panels need beyond those of every page, for `useWarmPanel`. */
export function panelFiles(
  context: Readonly<RouterContextProvider>,
  ...kinds: (keyof typeof firstScreens)[]
): string[] {
  const { filesOf } = context.get(siteContext)
  const loaded = new Set(filesOf(everyPage))
  return filesOf(kinds.flatMap((kind) => firstScreens[kind])).filter((file) => !loaded.has(file))
}
