import { createContext } from 'react-router'
import type { ApiClient } from './api-client.ts'

/**
 * For the loaders of public pages: calls the API in-process as nobody, so that the page is the same bytes for everyone
 * and may be kept.
 */
export const publicApi = createContext<ApiClient>()

/** For the loaders of private pages: calls the API in-process as the person who asks. A page that used it is never kept. */
export const personalApi = createContext<ApiClient>()

/** What the operator switched on, where the site lives, and which build of it this is. */
export const siteContext = createContext<{
  publicUrl: string
  debugTools: boolean
  version: string
  /** The addresses of the scripts and styles of these routes, by the framework's names. An unknown name throws. */
  filesOf(routeIds: readonly string[]): string[]
}>()

/** A form that was sent without scripts and refused, on its way back to its page: what was typed, and what to mend. */
export interface RefusedForm {
  fields: Record<string, string>
  message: string
  errors: Record<string, string>
}
export const refusedForm = createContext<RefusedForm | null>(null)

/** The page that was rendered for this request, on its way to the server, which sends it. */
export const renderedPage = createContext<{
  html: string
  /** The inline scripts that may run. */ scripts: readonly string[]
} | null>(null)
