import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/errors.ts'

/** No call takes more than a list of things with a list in them. */
const deepest = 32
/** The longest form, a whole CV that was looked through, has some 3,500 values. */
const mostValues = 6000

/**
 * Refuses, before it is read, JSON so deeply nested that whatever walks over it by calling itself would run out of stack, and so many
 * values that checking each of them would keep everybody else waiting.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooComplex(body)) done(new AppError('bad_request'))
    else void parse(request, body, done)
  })
}

/** Counts brackets and commas outside of texts; whether they fit together is the parser's to say. */
export function isTooComplex(json: string): boolean {
  let depth = 0
  let values = 0
  let inText = false
  for (let at = 0; at < json.length; at++) {
    const character = json[at]
    if (inText) {
      if (character === '\\') at++
      else if (character === '"') inText = false
    } else if (character === '"') inText = true
    else if (character === '{' || character === '[') {
      if (++depth > deepest) return true
    } else if (character === '}' || character === ']') depth--
    else if (character === ',' && ++values > mostValues) return true
  }
  return false
}
