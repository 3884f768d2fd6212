import { matchPath } from 'react-router'
import { describe, expect, test } from 'vitest'
import { screens } from '#tests/support/screens.ts'
import { readSources, type SourceFile } from './source-files.ts'

/** Addresses of pages, as the server writes them into notifications and mails: '/dashboard/servicios', `/servicios/${id}?chat=1`. */
function pageLinksOf({ text }: SourceFile): string[] {
  const found = text.matchAll(
    /(['"`])(\/(?:dashboard|company-dashboard|professional|plans|servicios|jobs|companies|ayuda)(?:[/?#][^'"`\s]*)?)\1/g,
  )
  return [...found].map(([, , link = '']) =>
    link
      .replaceAll(/\$\{[^}]*\}/g, '1')
      .replace(/[?#].*$/, '')
      .replace(/\/$/, '/1'),
  )
}
/** The not-found page matches every address. */
const pages = screens.map(({ path }) => path).filter((path) => path !== '/*')
const isPage = (link: string) => pages.some((path) => matchPath(path, link) !== null)

const sources = [
  ...readSources('src/server/features').filter(({ path }) => !path.endsWith('.test.ts')),
  ...readSources('src/domain', 'src/web').filter(({ path }) => path.endsWith('.address.ts')),
]

describe.each(sources.filter((file) => pageLinksOf(file).length > 0))('$path', (file) => {
  test('links to existing pages', () => {
    expect(pageLinksOf(file).filter((link) => !isPage(link))).toEqual([])
  })
})

test('addresses are found, and an unknown page is recognized', () => {
  const text =
    "link: '/dashboard/servicios', other: `/servicios/${serviceId}?chat=1#x`, '/dashboard-of-others'"
  expect(pageLinksOf({ path: 'a.ts', text })).toEqual(['/dashboard/servicios', '/servicios/1'])
  expect(isPage('/dashboard/servicios')).toBe(true)
  expect(isPage('/dashboard/nada')).toBe(false)
})
