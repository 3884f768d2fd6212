import { expect, test } from 'vitest'
import { z } from 'zod'
import { contentSecurityPolicy } from '#server/http/content-security-policy.ts'
import { everyCall } from './every-call.ts'
import { readSources } from './source-files.ts'

/* No data of a card comes near us: the payment provider's own page, which a browser goes to, asks for it. */

test('a page can neither frame, nor ask, nor send a form anywhere else', () => {
  const policy = new Map(
    contentSecurityPolicy(['a()'])
      .split('; ')
      .map((part) => {
        const [name = '', ...sources] = part.split(' ')
        return [name, sources]
      }),
  )
  expect(policy.get('default-src')).toEqual(["'none'"])
  // Without a list of its own a frame has that of `default-src`: none.
  for (const name of ['frame-src', 'child-src', 'object-src']) expect(policy.has(name)).toBe(false)
  for (const name of ['connect-src', 'form-action']) expect(policy.get(name)).toEqual(["'self'"])
  expect([...policy.values()].flat().filter((source) => /[.:]\/\/|^https?:/.test(source))).toEqual([])
  expect(
    policy.get('script-src')?.every((source) => source === "'self'" || source.startsWith("'sha256-")),
  ).toBe(true)
})

const ofCard = /^(card|tarjeta)|card_?(number|holder|name|code)|^(cvv|cvc|csc|pan)$|expiry|exp_?(month|year)/i

test('no call takes a field of a card', () => {
  const asked = everyCall.flatMap(({ name, endpoint }) =>
    [endpoint.body, endpoint.query].flatMap((schema) =>
      schema
        ? namesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).map(
            (field) => `${name}: ${field}`,
          )
        : [],
    ),
  )
  expect(asked.length).toBeGreaterThan(300)
  expect(asked.filter((one) => ofCard.test(one.split(': ')[1] ?? ''))).toEqual([])
})

test('no screen has a field that a browser would fill with a card, and none names its number', () => {
  const wrong =
    /autoComplete="cc-|name="(card|cc-?num|cvv|cvc)|label="[^"]*(número de (la |tu )?tarjeta|cvv|código de seguridad)/i
  expect(readSources('src/web').filter(({ text }) => wrong.test(text))).toEqual([])
})

/** The names of all fields of a schema, however deep. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties, ...rest } = schema as { properties?: object }
  return [
    ...Object.keys(properties ?? {}),
    ...[...Object.values(properties ?? {}), ...Object.values(rest)].flatMap(namesIn),
  ]
}
