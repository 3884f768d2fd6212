const ours = 'http://qhatu.invalid'

/**
 * The path of this site that `?volver=` names, or null. Whatever a browser would read as another site is refused,
 * with backslashes, tabs and dots too, because the address comes from a link that anybody can write.
 */
export function returnPath(search: string): string | null {
  const value = new URLSearchParams(search).get('volver')
  if (!value?.startsWith('/') || !URL.canParse(value, ours)) return null
  const { origin, pathname, search: query, hash } = new URL(value, ours)
  return origin === ours && !pathname.startsWith('//') ? pathname + query + hash : null
}

/** `to` with the `?volver=` of this page handed on. */
export function withReturnPath(to: string, search: string): string {
  const path = returnPath(search)
  return path === null ? to : `${to}?${new URLSearchParams({ volver: path })}`
}
