import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { z } from 'zod'

/** One validated line of a JSON Lines file, and its position: 'evaluation/…/people.jsonl:12'. */
export interface Line<T> {
  value: T
  at: string
}

const root = join(import.meta.dirname, '..')

/** All lines of a file, validated. Throws with the number of every invalid line; `optional`: a missing file has no lines. */
export function readJsonLines<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  { optional = false } = {},
): Line<z.output<Schema>>[] {
  if (optional && !existsSync(path)) return []
  const lines: Line<z.output<Schema>>[] = []
  const faults: string[] = []
  for (const [index, text] of readFileSync(path, 'utf8').replace(/\n$/, '').split('\n').entries()) {
    const at = `${relative(root, path)}:${index + 1}`
    const { data, error } = schema.safeParse(parsed(text))
    if (error) faults.push(`${at}\n${z.prettifyError(error)}`)
    else lines.push({ value: data, at })
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return lines
}

/** Invalid JSON becomes undefined, which no schema accepts. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
