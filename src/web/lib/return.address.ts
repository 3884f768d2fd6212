const ours = 'http://qhatu.invalid'

/**
 * The path of this site in `?volver=`, or null. Anything that a browser would read as another site is refused, also with
 * backslashes, tabs and dots, because anybody can write such a link.
 */
export function returnPath(search: string): string | null {
  const value = new URLSearchParams(search).get('volver')
  if (!value?.startsWith('/') || !URL.canParse(value, ours)) return null
  const { origin, pathname, search: query, hash } = new URL(value, ours)
  return origin === ours && !pathname.startsWith('//') ? pathname + query + hash : null
}

/** Adds this page's `?volver=` to `to`. */
export function withReturnPath(to: string, search: string): string {
  const path = returnPath(search)
  return path === null ? to : `${to}?${new URLSearchParams({ volver: path })}`
}

/** The login, with the address to return to. */
export const loginHref = (back: string): string => `/login?${new URLSearchParams({ volver: back })}`
