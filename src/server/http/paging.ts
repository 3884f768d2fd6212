/** `X-Total-Count`, and `Link` to the next page with all other parameters unchanged. */
export function pagingHeaders(
  path: string,
  query: Record<string, unknown>,
  found: { total: number; page: number; pages: number },
): [name: string, value: string][] {
  const headers: [string, string][] = [['x-total-count', String(found.total)]]
  if (found.page >= found.pages) return headers
  const next = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (name === 'page') continue
    const values = Array.isArray(value) ? value : [value]
    for (const item of values)
      if (item !== undefined && item !== null && item !== '' && item !== false)
        next.append(name, String(item))
  }
  next.set('page', String(found.page + 1))
  return [...headers, ['link', `<${path}?${next}>; rel="next"`]]
}
