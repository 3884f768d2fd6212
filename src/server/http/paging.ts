/** The parameters of a list, without empty ones. */
function parametersOf(query: Record<string, unknown>): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const values = Array.isArray(value) ? value : [value]
    for (const item of values)
      if (item !== undefined && item !== null && item !== '' && item !== false)
        parameters.append(name, String(item))
  }
  return parameters
}

/** The value of `Link` to the next page, which has these parameters. */
export const nextLink = (path: string, query: Record<string, unknown>): string =>
  `<${path}?${parametersOf(query)}>; rel="next"`

/** `X-Total-Count`, and `Link` to the next page with all other parameters unchanged. */
export function pagingHeaders(
  path: string,
  query: Record<string, unknown>,
  found: { total: number; page: number; pages: number },
): [name: string, value: string][] {
  const headers: [string, string][] = [['x-total-count', String(found.total)]]
  if (found.page >= found.pages) return headers
  // At the end, wherever it was.
  const { page: _, ...others } = query
  return [...headers, ['link', nextLink(path, { ...others, page: found.page + 1 })]]
}

/** The value of `Link` to what is older than the row with the id `before`, with all other parameters unchanged. */
export const olderLink = (path: string, query: Record<string, unknown>, before: number): string =>
  nextLink(path, { ...query, before })
