/** A position in a sort order: the sort value as text, and the application's id to break ties. */
export interface Cursor {
  key: string
  id: number
}

/** Encodes the cursor for a URL. */
export const writeCursor = ({ key, id }: Cursor): string =>
  Buffer.from(JSON.stringify([key, id])).toString('base64url')

const keys = {
  recent: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?[+-]\d{2}(:\d{2})?$/,
  waiting: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?[+-]\d{2}(:\d{2})?$/,
  score: /^-?\d{1,3}$/,
  epoch: /^-?\d{1,12}(\.\d{1,6})?$/,
  // oxlint-disable-next-line no-control-regex -- what PostgreSQL takes as text
  name: /^[^\u0000]{0,300}$/,
}

/** Null for an invalid cursor, and for one of another order. */
export function readCursor(text: string | undefined, sort: keyof typeof keys): Cursor | null {
  if (!text) return null
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    if (!Array.isArray(parsed)) return null
    const [key, id]: unknown[] = parsed
    return typeof key === 'string' && keys[sort].test(key) && Number.isInteger(id) && isId(id as number)
      ? { key, id: id as number }
      : null
  } catch {
    return null
  }
}

const isId = (id: number) => id > 0 && id < 2 ** 31
