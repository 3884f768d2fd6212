import type { z } from 'zod'
import { adminHeadOf } from '#contracts/admin/admin-field.words.ts'
import type { NamedThing } from '#contracts/errors.ts'
import { headOf } from '#contracts/field-messages.ts'
import '#contracts/zod-messages-es.ts'
import type { EndpointSpec } from '#contracts/endpoint.ts'
import { AppError, notFound } from '#server/errors.ts'

/**
 * Validates input with a contract's schema, which drops unknown fields. Throws validation_failed with the first
 * message of each field. `mount` calls it for every call; features call it when the schema depends on stored data.
 */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const checked = check(schema, value)
  if (checked.fields) throw faulty(checked.fields)
  return checked.data
}

/** The message consists of the documented sentences for the faulty fields; each field says how to correct it. */
function faulty(fields: Record<string, string>): AppError {
  const messages = Object.values(fields)
  // The documented sentences of the administration have their full stops.
  const head = headOf(messages).join('. ') || adminHeadOf(messages).join(' ')
  return new AppError('validation_failed', { ...(head !== '' && { message: head }), fields })
}

/** Validates path parameters. Throws not_found for an impossible value, with the sentence for that kind of thing. */
export function parseParams<S extends z.ZodType>(
  { path, params }: Pick<EndpointSpec, 'path'> & { params: S },
  value: unknown,
): z.output<S> {
  const checked = check(params, value)
  if (checked.fields) {
    const thing = thingNamedBy(path, Object.keys(checked.fields)[0] ?? '')
    throw thing ? notFound(thing) : new AppError('not_found')
  }
  return checked.data
}

/** Path segment → the kind of thing that its parameter names. */
const things: Record<string, NamedThing> = {
  jobs: 'job',
  professional: 'professional',
  professionals: 'professional',
  invitations: 'invitation',
}

function thingNamedBy(path: string, param: string): NamedThing | undefined {
  const parts = path.split('/')
  return things[parts[parts.indexOf(`:${param}`) - 1] ?? '']
}

type Checked<T> = { data: T; fields?: undefined } | { fields: Record<string, string> }

function check<S extends z.ZodType>(schema: S, value: unknown): Checked<z.output<S>> {
  const unstorable = findUnstorable(value)
  if (unstorable !== null) return { fields: { [unstorable]: unstorableText } }
  const parsed = schema.safeParse(value)
  if (parsed.success) return { data: parsed.data }
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= issue.message
  return { fields }
}

const unstorableText = 'Quita el carácter que no se puede guardar y escribe de nuevo'

/**
 * The path of the first text that PostgreSQL cannot store (a null character or half of a surrogate pair), or null.
 */
function findUnstorable(value: unknown, path: string[] = []): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path.join('.')
  if (typeof value !== 'object' || value === null) return null
  for (const [key, item] of Object.entries(value)) {
    if (!isStorable(key)) return path.join('.')
    const found = findUnstorable(item, [...path, key])
    if (found !== null) return found
  }
  return null
}

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
