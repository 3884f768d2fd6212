import { expect, test } from 'vitest'
import { toParts } from './message-text.ts'

const linksOf = (text: string) => toParts(text).flatMap(({ href }) => href ?? [])

test.each([
  ['Mira https://tupay.pe/obra.', ['https://tupay.pe/obra']],
  ['www.qoya.pe, y también http://sunqu.pe/a?b=1#c', ['https://www.qoya.pe/', 'http://sunqu.pe/a?b=1#c']],
  ['(ver https://tupay.pe/x)', ['https://tupay.pe/x']],
  ['https://es.wikipedia.org/wiki/Lima_(Perú)', ['https://es.wikipedia.org/wiki/Lima_(Per%C3%BA)']],
  ['¿Viste https://tupay.pe?', ['https://tupay.pe/']],
  ['javascript:alert(1)', []],
  ['data:text/html,<script>alert(1)</script>', []],
  ['https://', []],
  ['http://localhost/x', []],
  ['escríbeme a rosa@tupay.pe', []],
])('%s', (text, links) => {
  expect(linksOf(text)).toEqual(links)
})

test.each(['Hola', 'Mira https://tupay.pe/obra. Y esto:\nwww.qoya.pe', 'https://a.pe https://b.pe', ''])(
  'nothing of a text is lost: %j',
  (text) => {
    expect(
      toParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  },
)
