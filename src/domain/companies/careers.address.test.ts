import { expect, test } from 'vitest'
import { careersSnippet, embeddingOrigins } from './careers.address.ts'

test('only pages of the website may show the widget', () => {
  expect(embeddingOrigins('https://www.retama.pe/nosotros')).toEqual([
    'https://retama.pe',
    'https://www.retama.pe',
  ])
  expect(embeddingOrigins('http://retama.pe:8080')).toEqual([
    'http://retama.pe:8080',
    'http://www.retama.pe:8080',
  ])
  for (const none of [null, '', 'retama', 'javascript:alert(1)', 'ftp://retama.pe'])
    expect(embeddingOrigins(none)).toEqual([])
})

test('the name of a company cannot leave its attribute', () => {
  expect(careersSnippet('https://qhatu.pe', { id: 7, name: 'A & "B" <script>' })).toBe(
    '<iframe src="https://qhatu.pe/companies/7/widget" title="Empleos en A &amp; &quot;B&quot; &lt;script>" width="100%" height="520" style="border:0" loading="lazy"></iframe>',
  )
})
