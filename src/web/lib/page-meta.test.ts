import { expect, test } from 'vitest'
import { fittingTitle, pageMeta } from './page-meta.ts'

const facts = { title: 'Empleos en Cusco', description: 'Avisos activos.', url: 'https://qhatu.pe/empleos' }
const contentOf = (meta: ReturnType<typeof pageMeta>, property: string) =>
  meta.flatMap((entry) => ('property' in entry && entry.property === property ? [entry.content] : []))

test('a shared link shows the picture of the page by an absolute address, or that of the site', () => {
  const image = { path: '/og/job/7.png', alt: 'Analista' }
  expect(contentOf(pageMeta({ ...facts, image }), 'og:image')).toEqual(['https://qhatu.pe/og/job/7.png'])
  expect(contentOf(pageMeta(facts), 'og:image')).toEqual(['https://qhatu.pe/og/default.png'])
})

test('an indexed page declares its language; another one declares noindex', () => {
  const languages = (meta: ReturnType<typeof pageMeta>) =>
    meta.flatMap((entry) => ('hrefLang' in entry ? [entry.hrefLang] : []))
  expect(languages(pageMeta(facts))).toEqual(['es-PE', 'x-default'])
  const hidden = pageMeta({ ...facts, indexed: false })
  expect(languages(hidden)).toEqual([])
  expect(hidden).toContainEqual({ name: 'robots', content: 'noindex, follow' })
})

test('a long description is cut at a word', () => {
  const [, description] = pageMeta({ ...facts, description: 'empleo '.repeat(40) })
  expect(description).toEqual({ name: 'description', content: `${'empleo '.repeat(22).trim()}…` })
})

test.each([
  [['Analista en Tupay, Lima', 'Analista'], 'Analista en Tupay, Lima'],
  [[`Analista en ${'x'.repeat(60)}`, 'Analista'], 'Analista'],
  [
    ['y'.repeat(80), `Jefe de ${'ventas y '.repeat(9)}`],
    'Jefe de ventas y ventas y ventas y ventas y ventas y ventas y…',
  ],
] as const)('of %j, %s fits', (titles, fitting) => {
  expect(fittingTitle(...(titles as unknown as [string, ...string[]]))).toBe(fitting)
})
