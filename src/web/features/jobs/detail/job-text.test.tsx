import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { JobText } from './job-text.tsx'

const render = (text: string) => renderToStaticMarkup(<JobText title="Requisitos" text={text} />)

test('a section without text is not rendered', () => {
  expect(render(' \n')).toBe('')
})

test('lists and paragraphs are kept, and a line that ends in a colon is a heading', () => {
  const html = render('Experiencia:\nDos años\n\n- SQL\n- Python')
  expect(html).toContain('<b>Experiencia:</b>\nDos años')
  expect(html.match(/<li/g)).toHaveLength(2)
})

test('a sentence with a colon inside is no heading', () => {
  expect(render('Horario: de 9 a 6')).not.toContain('<b>')
})

test('markup in an ad is text', () => {
  expect(render('<script>alert(1)</script>')).toContain('&lt;script&gt;')
})
