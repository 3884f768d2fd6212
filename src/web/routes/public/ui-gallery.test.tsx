import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { Gallery } from './ui-gallery.tsx'

const Routes = createRoutesStub([
  { path: '/ui', Component: () => <Gallery signedIn={false} onSignedIn={() => {}} /> },
])
const html = renderToStaticMarkup(<Routes initialEntries={['/ui']} />)

test('no primitive writes an inline style or handler, which the content policy would refuse', () => {
  expect(html).toContain('Componentes')
  expect(html).not.toMatch(/ style="|<style| on[a-z]+="/)
})

test('every control of the gallery has a name', () => {
  const ids = new Set([...html.matchAll(/<label[^>]* for="([^"]+)"/g)].map(([, id]) => id))
  const unnamed = [...html.matchAll(/<(?:select|textarea|input)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/type="(?:checkbox|radio)"|aria-label/.test(tag))
    .filter((tag) => !ids.has(/ id="([^"]+)"/.exec(tag)?.[1] ?? ''))
  expect(unnamed).toEqual([])
})
