import { expect, test } from 'vitest'
import { contracts } from '#contracts/contracts.ts'
import { errorsOf, generalErrorsOf } from '#contracts/errors-of.ts'
import { type ErrorCode, errors } from '#contracts/errors.ts'
import { everyCall } from './every-call.ts'
import { importsOf, readSources } from './source-files.ts'

const files = new Map(
  readSources('src/server')
    .filter(({ path }) => !path.endsWith('.test.ts'))
    .map((file) => [file.path, file]),
)
const mountedIn = ['mount-features', 'mount-money', 'mount-orders', 'mount-assistant'].map((name) =>
  files.get(`src/server/features/${name}.ts`)!,
)

/** The files that answer the calls of a contract, as they are mounted: its routes and their arguments. */
function routesOf(feature: string): string[] {
  const [, handed = ''] =
    new RegExp(`mount\\(app, options, ${feature}Contract, (.*)\\)\n`).exec(
      mountedIn.map(({ text }) => text).join('\n'),
    ) ?? []
  const names = [...handed.matchAll(/(\w+)\(/g)].map(([, name]) => name!)
  return mountedIn
    .flatMap((file) => importsOf(file))
    .map(({ target }) => target)
    .filter((target) =>
      names.some((name) =>
        new RegExp(`export (function|const) ${name}\\b`).test(files.get(target)?.text ?? ''),
      ),
    )
}

/** The texts of these files and of their imports, as far as they run. */
function textBehind(paths: string[]): string {
  const seen = new Set<string>()
  const walk = (path: string): void => {
    const file = files.get(path)
    if (!file || seen.has(path)) return
    seen.add(path)
    for (const { target, isTypeOnly } of importsOf(file)) if (!isTypeOnly) walk(target)
  }
  paths.forEach(walk)
  return [...seen].map((path) => files.get(path)!.text).join('\n')
}

const isThrownIn = (text: string, code: string): boolean =>
  text.includes(`'${code}'`) || (code === 'not_found' && text.includes('notFound('))

test.each(Object.keys(contracts))(
  'nothing is declared of %s that nothing behind its routes throws',
  (feature) => {
    const routes = routesOf(feature)
    expect(routes, 'mounted by no line that this guard can read').not.toEqual([])
    const text = textBehind(routes)
    const idle = everyCall
      .filter(({ name }) => name.startsWith(`${feature}.`))
      .flatMap(({ name, endpoint }) => (endpoint.errors ?? []).map((code) => ({ name, code })))
      .filter(({ code }) => !isThrownIn(text, code))
    expect(idle).toEqual([])
  },
)

test('a code that only other features throw is noticed', () => {
  expect(isThrownIn(textBehind(routesOf('help')), 'slot_taken')).toBe(false)
  expect(isThrownIn(textBehind(routesOf('bookings')), 'slot_taken')).toBe(true)
})

test.each(everyCall)(
  '$name names each of its own errors once, and none that follows already',
  ({ endpoint }) => {
    const all = errorsOf(endpoint)
    expect(all.filter((code, index) => all.indexOf(code) !== index)).toEqual([])
    expect(generalErrorsOf(endpoint)).toContain('internal')
  },
)

test('every code is returned by some call, or by an unknown address', () => {
  const answered = new Set<ErrorCode>([
    'method_not_allowed',
    ...everyCall.flatMap(({ endpoint }) => errorsOf(endpoint)),
  ])
  expect(Object.keys(errors).filter((code) => !answered.has(code as ErrorCode))).toEqual([])
})
