import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { hostileFunctions, readWithin } from '#bench/hostile-functions.ts'
import { everyCall } from './every-call.ts'
import { importsOf, readSources } from './source-files.ts'
import { typedTexts } from './typed-texts.ts'

const bodies = everyCall.flatMap(({ name, endpoint }) =>
  endpoint.body ? typedTexts(endpoint.body, `${name} body`) : [],
)

test('every text of a body has a longest length', () => {
  expect(bodies.length).toBeGreaterThan(150)
  expect(bodies.filter(({ most }) => most === null)).toEqual([])
})

test.each([
  ['no length', z.object({ a: z.string().optional() }), null],
  ['a list of texts without', z.object({ a: z.array(z.string()) }), null],
  ['either way without', z.object({ a: z.union([z.string().max(5), z.string()]) }), null],
  ['a length', z.object({ a: z.string().max(5).nullish() }), 5],
  ['a length behind a change', z.object({ a: z.string().max(7).transform(Number) }), 7],
  ['an open pattern', z.object({ a: z.string().regex(/^a+$/) }), null],
])('%s is seen', (_, schema, most) => {
  expect(typedTexts(schema, 'body').at(-1)).toEqual({ path: expect.stringContaining('body.a'), most })
})

describe.each(everyCall.filter(({ endpoint }) => endpoint.query))('$name', ({ endpoint }) => {
  test('passes on no long text from an address', () => {
    const long = 'x'.repeat(16_000)
    for (const field of Object.keys(endpoint.query!.shape)) {
      const parsed = endpoint.query!.safeParse({ [field]: long })
      const value = parsed.success ? JSON.stringify(parsed.data) : ''
      expect(value.length, field).toBeLessThan(1500)
    }
  })
})

describe.each(hostileFunctions.filter(({ fields }) => fields))('$name', ({ fields = [], most }) => {
  test.each(fields)('is tried with texts as long as %s', (field) => {
    const typed = bodies.filter(({ path }) => path === field)
    expect(typed).not.toEqual([])
    for (const one of typed) expect(one.most).toBeLessThanOrEqual(most)
  })
})

const files = readSources('src').filter(({ path }) => !path.includes('.test.'))

test('every function of the domain with a text parameter is tested, or listed with a reason', () => {
  const readers = files
    .filter(({ path }) => path.startsWith('src/domain/') && !path.startsWith('src/domain/cv/'))
    .flatMap(({ text }) =>
      [...text.matchAll(/export (?:function|const) (\w+)(?: =)? ?\(\s*\w+: string\b/g)].map(
        ([, name]) => name!,
      ),
    )
  expect(readers.length).toBeGreaterThan(50)
  expect(readers.filter((name) => !Object.hasOwn(readWithin, name))).toEqual([])
  const tried = new Set(hostileFunctions.map(({ name }) => name.split(/[: ]/)[0]!))
  const lost = Object.values(readWithin).filter((by) => !tried.has(by) && !by.startsWith('not '))
  expect(lost).toEqual([])
})

test('the readers of CVs run only in the document thread', () => {
  const readers =
    /^(?:src\/domain\/cv\/read-cv\.ts|unpdf|mammoth|src\/server\/platform\/pdf\/(?:pdf|docx)-text\.ts)$/
  const importers = files
    .filter(({ path }) => !path.startsWith('src/domain/cv/'))
    .flatMap((file) =>
      importsOf(file).some(({ target, isTypeOnly }) => !isTypeOnly && readers.test(target))
        ? [file.path]
        : [],
    )
  expect(importers.filter((path) => !path.startsWith('src/server/platform/pdf/'))).toEqual([])
  expect(importers).toContain('src/server/platform/pdf/document.worker.ts')
  const main = files.find(({ path }) => path === 'src/server/platform/pdf/document-reader.ts')!
  expect(importsOf(main).filter(({ target, isTypeOnly }) => !isTypeOnly && readers.test(target))).toEqual([])
})
