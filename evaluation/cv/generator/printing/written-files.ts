import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The CVs of a file below `written`, by id: plain text with the marks of `written-cv.ts`, each after a line '=== id'. The text
 * before the first applies to all.
 */
export function writtenCvs(name: string): Record<string, string> {
  const text = readFileSync(join(import.meta.dirname, '../written', `${name}.txt`), 'utf8')
  const [, ...parts] = text.split(/\n=== (.+)(?=\n)/)
  return Object.fromEntries(
    parts.flatMap((id, index) => (index % 2 === 0 ? [[id, parts[index + 1] ?? '']] : [])),
  )
}
