import { describe, expect, test } from 'vitest'
import { renderMail } from './layout.ts'

const content = {
  preheader: 'Tu enlace vence en una hora',
  heading: 'Restablece tu contraseña',
  paragraphs: ['Hola, María:', 'Recibimos un pedido para cambiar tu contraseña.'],
  action: { label: 'Cambiar contraseña', url: '/restablecer-contrasena/abc?next=1&a=2' },
  details: [['Empleo', 'Analista <senior> & "más"']] as [string, string][],
  footer: 'Si no fuiste tú, ignora este correo.',
}
const publicUrl = 'https://qhatu.example'

describe('renderMail', () => {
  const { html, text } = renderMail(content, publicUrl)

  test('the text part says everything, in the order in which it is read', () => {
    expect(text).toBe(`Restablece tu contraseña

Hola, María:

Recibimos un pedido para cambiar tu contraseña.

Empleo: Analista <senior> & "más"

Cambiar contraseña:
https://qhatu.example/restablecer-contrasena/abc?next=1&a=2

-- 
Si no fuiste tú, ignora este correo.
Nunca pagues por postular.
Qhatu · Lo que sabes tiene mercado.
https://qhatu.example`)
  })

  test('what people typed is escaped', () => {
    expect(html).toContain('Analista &lt;senior&gt; &amp; &quot;más&quot;')
    expect(html).not.toContain('<senior>')
    expect(html).toContain('href="https://qhatu.example/restablecer-contrasena/abc?next=1&amp;a=2"')
  })

  test('says who sends it, and that applying costs nothing', () => {
    for (const part of [html, text]) {
      expect(part).toContain('Nunca pagues por postular.')
      expect(part).toContain('Qhatu · Lo que sabes tiene mercado.')
      expect(part).toContain('Si no fuiste tú, ignora este correo.')
    }
  })

  test('every text from outside is escaped, in every position', () => {
    const hostile = `</td></title><script>alert("1")</script>'`
    const all = renderMail(
      {
        preheader: hostile,
        heading: hostile,
        paragraphs: [hostile],
        details: [[hostile, hostile]],
        action: { label: hostile, url: `/x?q=${hostile}` },
        footer: hostile,
      },
      publicUrl,
    )
    expect(all.html).not.toMatch(/<script|alert\("/)
    expect(all.html.match(/&lt;script&gt;alert\(&quot;1&quot;\)/g)).toHaveLength(8)
  })

  test('lines of the text part are no longer than 78 signs; an address stays in one piece', () => {
    const url = `/verificar-correo/${'k'.repeat(90)}`
    const long = renderMail(
      {
        preheader: '',
        heading: 'Un título muy largo '.repeat(8),
        paragraphs: ['Una línea corta.\nY una que sigue y sigue. '.repeat(6)],
        details: [['Puesto', 'Analista de datos '.repeat(9)]],
        action: { label: 'Abrir', url },
      },
      publicUrl,
    )
    const tooLong = long.text.split('\n').filter((line) => line.length > 78)
    expect(tooLong).toEqual([`${publicUrl}${url}`])
  })

  test('needs nothing from outside: no images, scripts, links to style sheets', () => {
    expect(html).not.toMatch(/<img|<script|<link|url\(|@import/)
  })

  test('stays well below the 102 kB at which Gmail cuts a mail', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(40_000)
  })

  test('the band cannot widen the mail on a phone: the tables around it are fixed to the screen', () => {
    const around = html.slice(0, html.indexOf('aria-hidden')).match(/<table[^>]*>/g)
    expect(around).toHaveLength(3)
    for (const tag of around ?? []) expect(tag).toMatch(/width="100%" style="table-layout:fixed/)
  })

  test('every row of the band is 600 px wide', () => {
    const rows = html.split('table-layout:fixed;width:600px').slice(1)
    expect(rows).toHaveLength(4)
    for (const row of rows) {
      const cells = row.slice(0, row.indexOf('</table>')).matchAll(/<td width="(\d+)"/g)
      expect([...cells].reduce((sum, [, width]) => sum + Number(width), 0)).toBe(600)
    }
  })

  test('an action that is no web address is refused', () => {
    const action = { label: 'x', url: 'javascript:alert(1)' }
    expect(() => renderMail({ ...content, action }, publicUrl)).toThrow('Not a web address')
  })

  test('a mail without details, action and footer has no empty parts', () => {
    const short = renderMail({ preheader: 'p', heading: 'Título', paragraphs: ['Uno.'] }, publicUrl)
    expect(short.text).toBe(
      'Título\n\nUno.\n\n-- \nNunca pagues por postular.\nQhatu · Lo que sabes tiene mercado.\nhttps://qhatu.example',
    )
    expect(short.html).not.toContain('Si el botón no abre')
  })
})
