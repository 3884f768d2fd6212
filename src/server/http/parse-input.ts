import type { z } from 'zod'
import '#contracts/messages-es.ts'
import { AppError } from '#server/errors.ts'

/**
 * Checks what came in by a contract's schema, which drops unknown fields. Throws `failure` with the first message of each
 * field. Called by `mount` for every call; by a feature where the schema depends on what is stored.
 */
export function parseInput<S extends z.ZodType>(
  schema: S,
  value: unknown,
  failure: 'not_found' | 'validation_failed' = 'validation_failed',
): z.output<S> {
  const unstorable = findUnstorable(value)
  if (unstorable !== null)
    throw new AppError(failure, failure === 'not_found' ? {} : { fields: { [unstorable]: unstorableText } })
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  if (failure === 'not_found') throw new AppError('not_found')
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= issue.message
  throw new AppError('validation_failed', { fields })
}

const unstorableText = 'El texto tiene un carácter que no se puede guardar'

/** The path of the first text with a null character, which PostgreSQL cannot store; null when there is none. */
function findUnstorable(value: unknown, path: string[] = []): string | null {
  if (typeof value === 'string') return value.includes('\0') ? path.join('.') : null
  if (typeof value !== 'object' || value === null) return null
  for (const [key, item] of Object.entries(value)) {
    const found = findUnstorable(item, [...path, key])
    if (found !== null) return found
  }
  return null
}
