import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { helpAudiences } from '#contracts/help/help-vocabulary.ts'
import { contactTopics } from '#contracts/support/support-vocabulary.ts'
import { termsVersion } from '#contracts/vocabulary.ts'
import { adminCookie, deviceCookie, userCookie } from '#server/http/cookies.ts'
import { readSources } from '#tests/guards/source-files.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { type ContentFile, readContent, readFileOf } from './content-files.ts'
import { fillIn, outsideServices, wordsFor } from './filled-in.ts'

const articles = await readContent('help')
const policies = await readContent('policies')
const files = [...articles, ...policies]

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('each kind of reader has at least twelve questions, and there are at least 36', () => {
  const counts = helpAudiences.map((audience) => articles.filter((one) => one.audience === audience).length)
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(12)
  expect(articles.length).toBeGreaterThanOrEqual(36)
})

test('the policies are those that the site links to', () => {
  expect(policies.map(({ slug }) => slug)).toEqual([
    'terminos',
    'privacidad',
    'cookies',
    'codigo-de-conducta',
  ])
})

test('slugs, titles and places in the order are unique', () => {
  for (const value of ['slug', 'title', 'order'] as const) {
    const seen = articles.map((article) => article[value])
    expect(seen.filter((one, index) => seen.indexOf(one) !== index)).toEqual([])
  }
})

test('a frequent question is shown inside another page, so its answer has no headings', () => {
  const frequent = articles.filter((article) => article.frequent)
  expect(frequent.length).toBeGreaterThan(5)
  expect(frequent.filter(({ html }) => /<h\d/.test(html))).toEqual([])
})

test('answers are short', () => {
  const long = articles.filter(({ text }) => text.split(' ').length > 160)
  expect(long.map(({ slug }) => slug)).toEqual([])
})

test('the terms that a registration accepts are the terms that can be read', () => {
  expect(policies.find(({ slug }) => slug === 'terminos')?.version).toBe(termsVersion)
})

/** Patterns of the route table's paths, with the existing help pages. */
async function knownPaths(): Promise<(path: string) => boolean> {
  const routes = await readFile(new URL('../../../web/routes.ts', import.meta.url), 'utf8')
  const patterns = [...routes.matchAll(/\broute\('([^'*]+)'/g)].map(
    ([, path = '']) => new RegExp(`^/${path.replaceAll(/:\w+/g, '[^/]+')}$`),
  )
  const slugs = new Set(articles.map(({ slug }) => slug))
  return (path) => {
    const slug = /^\/ayuda\/([^/]+)$/.exec(path)?.[1]
    if (slug) return slugs.has(slug)
    return path === '/' || patterns.some((pattern) => pattern.test(path))
  }
}

const linksOf = ({ html }: ContentFile) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)

test('every link leads to a page that exists, and every topic is one', async () => {
  const isKnown = await knownPaths()
  expect(isKnown('/no-existe')).toBe(false)
  const topics = new Set<string>(contactTopics.map(({ slug }) => slug))
  const dead = files.flatMap((file) =>
    linksOf(file).filter((href) => {
      const { pathname, searchParams } = new URL(href, 'http://qhatu.invalid')
      const topic = searchParams.get('tema')
      return href.startsWith('/') && (!isKnown(pathname) || (topic !== null && !topics.has(topic)))
    }),
  )
  expect(files.flatMap(linksOf).length).toBeGreaterThan(50)
  expect(dead).toEqual([])
})

test('every name in a text is filled in, and the operator of a demo is marked as an example', async () => {
  const words = await wordsFor(app.deps)
  for (const file of files) expect(fillIn(file, words).html).not.toMatch(/\{\{|\}\}/)
  const terms = policies.find(({ slug }) => slug === 'terminos')
  expect(terms && fillIn(terms, words).html).toContain(
    'Lo opera Plaza de Ejemplo S.A.C. (datos de ejemplo), con RUC 20100000009 (ejemplo)',
  )
  expect(terms && fillIn(terms, { ...words, operador: 'A & <B>' }).html).toContain('A &amp; &lt;B&gt;')
})

test('what the privacy policy says of third parties follows what is configured', () => {
  const none = { documentIssuer: null, smtpUrl: null, s3: null, assistant: null }
  expect(outsideServices(none)).toMatch(/^Hoy no entregamos datos/)
  const assistant = { url: 'https://modelo.ejemplo.pe/v1', key: null, model: 'm' }
  expect(outsideServices({ ...none, assistant })).toContain('modelo.ejemplo.pe')
  const documentIssuer = { url: 'https://emisor.ejemplo.pe/v1', token: 't' }
  expect(outsideServices({ ...none, documentIssuer })).toContain('emisor.ejemplo.pe')
  expect(outsideServices({ ...none, smtpUrl: 'smtps://u:p@correo.ejemplo.pe' })).not.toContain(
    'correo.ejemplo',
  )
})

test('the cookie page names every cookie and every key that the product stores, and no other', async () => {
  const page = policies.find(({ slug }) => slug === 'cookies')
  const named = new Set([...(page?.html ?? '').matchAll(/<code>([^<]+)<\/code>/g)].map(([, key = '']) => key))
  const web = readSources('src').filter(({ path }) => path.startsWith('src/web/') && !path.includes('.test.'))
  const worker = await readFile(new URL('../../../web/offline/service-worker.js', import.meta.url), 'utf8')
  const keys = [...web.map(({ text }) => text), worker].flatMap((text) =>
    [...text.matchAll(/(['`])(qhatu[.-][^'`]+)\1/g)].map(([, , key = '']) => key.replace(/\$\{.*\}$/, '…')),
  )
  expect(keys.length).toBeGreaterThan(4)
  // The router stores each page's scroll position.
  expect(named).toEqual(
    new Set([userCookie, adminCookie, deviceCookie, '__Host-', ...keys, 'react-router-scroll-positions']),
  )
})

describe('a file that is not as it should be is refused', () => {
  const head = [
    'title: "Título"',
    'description: "Una respuesta corta."',
    'version: "1"',
    'updated: "2026-11-21"',
  ]
  const source = (lines: string[], body = 'Hola.') => ['---', ...lines, '---', '', body].join('\n')
  const whole = [...head, 'order: 1', 'audience: visitor', 'keywords:', '  - "uno"']

  test('a whole one is read, with anchors for its headings', () => {
    const file = readFileOf('a.md', source(whole, '## Qué *es* esto\n\nHola.'))
    expect(file).toMatchObject({ slug: 'a', order: 1, contents: [{ id: 'que-es-esto' }] })
    expect(file.html).toContain('<h2 id="que-es-esto">Qué <em>es</em> esto</h2>')
  })

  test.each([
    ['no front matter', 'Hola.', /title/],
    ['a field is missing', source(head), /order/],
    ['a field that nobody knows', source([...whole, 'autor: "x"']), /autor/],
    [
      'a date that is none',
      source([...whole.filter((line) => !line.startsWith('updated')), 'updated: "ayer"']),
      /updated/,
    ],
    ['HTML', source(whole, '<script>alert(1)</script>'), /HTML/],
    ['HTML inside a line', source(whole, 'Hola <b onclick="x">tú</b>.'), /HTML/],
    ['a link that runs', source(whole, '[x](javascript:alert(1))'), /link/],
    ['a link to another host without its protocol', source(whole, '[x](//otro.ejemplo)'), /link/],
    ['a picture', source(whole, '![x](/a.png)'), /picture/],
  ])('%s', (_, text, message) => {
    expect(() => readFileOf('a.md', text)).toThrow(message)
  })
})
