import { expect, test } from 'vitest'
import { everyCall } from './every-call.ts'

/** Fields that may have line breaks: multi-line texts, and values that are compared and never shown. */
const ofManyLines = new Set([
  'description',
  'requirements',
  'benefits',
  'coverLetter',
  'message',
  'summary',
  'bio',
  'note',
  'notes',
  'detail',
  'details',
  'request',
  'goodDescription',
  'answer',
  'reason',
  'content',
  'comment',
  'text',
  'reply',
  'password',
  'newPassword',
  'humanCheck',
  'search',
  'initialMessage',
  'before',
  'after',
  'testText',
  'word',
])

const shortest = 'Ana\r\nBcc: a@b.pe\u001B\u202E'
const probes = [
  shortest,
  `${shortest} y un texto de más de cincuenta letras, para que ninguna regla lo halle corto`,
]

// oxlint-disable-next-line no-control-regex -- that is what it looks for
const breaksALine = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/

const fields = everyCall.flatMap(({ name, endpoint }) =>
  Object.entries(endpoint.body?.shape ?? {})
    .filter(([field]) => !ofManyLines.has(field))
    .map(([field, schema]) => ({ name, field, schema })),
)

test.each(fields)('$name: no line breaks or invisible characters in $field', ({ schema }) => {
  for (const probe of probes.flatMap((text) => [
    text,
    [text],
    { name: text, level: null },
    [{ name: text, level: null }],
  ])) {
    const { data } = schema.safeParse(probe) as { data?: unknown }
    for (const text of textsIn(data)) expect(text).not.toMatch(breaksALine)
  }
})

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []
