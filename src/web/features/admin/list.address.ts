/** Parts of the addresses of the administration's lists. */

/** A positive whole number that the database can have; undefined for anything else. */
export function readId(address: URLSearchParams, name: string): number | undefined {
  const value = Number(address.get(name))
  return Number.isInteger(value) && value > 0 && value <= 2_147_483_647 ? value : undefined
}

/** 'yyyy-MM-dd'; undefined for anything else. */
export function readDay(address: URLSearchParams, name: string): string | undefined {
  const text = address.get(name)
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
}

/** A path with these parameters. */
export function withQuery(path: string, query: object): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `${path}?${search}` : path
}
