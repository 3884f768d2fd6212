import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/errors.ts'

/** No call takes deeper input than a list of things that contain a list. */
const deepest = 32
/** The longest form, a whole reviewed CV, has about 3,500 values. */
const mostValues = 6000

/**
 * Refuses, before parsing, JSON nested so deeply that recursive code would overflow the stack, or with so many values
 * that validation would delay other requests.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooComplex(body)) done(new AppError('bad_request'))
    else void parse(request, body, done)
  })
}

/** Counts brackets and commas outside strings; the parser checks whether they match. */
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
