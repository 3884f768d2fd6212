import { createContext } from 'react-router'
import type { ApiClient } from './api-client.ts'

/**
 * For loaders of public pages: calls the API in-process and anonymously, so that the page is the same bytes for everyone
 * and can be cached.
 */
export const publicApi = createContext<ApiClient>()

/** For loaders of private pages: calls the API in-process as the signed-in person. A page that used it is never cached. */
export const personalApi = createContext<ApiClient>()

/** The operator's switches, the site's address, and the build. */
export const siteContext = createContext<{
  publicUrl: string
  debugTools: boolean
  version: string
  /** The addresses of these routes' scripts and styles, by the framework's route ids. An unknown id throws. */
  filesOf(routeIds: readonly string[]): string[]
}>()

/** A form that was posted without scripts and refused, for its page: the values, and the errors. */
export interface RefusedForm {
  fields: Record<string, string>
  message: string
  errors: Record<string, string>
}
export const refusedForm = createContext<RefusedForm | null>(null)

/** The rendered page of this request, for the server, which sends it. */
export const renderedPage = createContext<{
  /** The page's text in the order in which it is sent. */ pieces: readonly string[]
  /** The inline scripts that the policy allows. */ scripts: readonly string[]
} | null>(null)
