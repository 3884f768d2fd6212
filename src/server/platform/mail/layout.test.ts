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
Qhatu · Tu talento tiene plaza.
https://qhatu.example
Si no fuiste tú, ignora este correo.`)
  })

  test('what people typed is escaped', () => {
    expect(html).toContain('Analista &lt;senior&gt; &amp; &quot;más&quot;')
    expect(html).not.toContain('<senior>')
    expect(html).toContain('href="https://qhatu.example/restablecer-contrasena/abc?next=1&amp;a=2"')
  })

  test('needs nothing from outside: no images, scripts, links to style sheets', () => {
    expect(html).not.toMatch(/<img|<script|<link|url\(|@import/)
  })

  test('stays well below the 102 kB at which Gmail cuts a mail', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(40_000)
  })

  test('every row of the band is 600 px wide', () => {
    const rows = html.split('table-layout:fixed').slice(1)
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
    expect(short.text).toBe('Título\n\nUno.\n\n-- \nQhatu · Tu talento tiene plaza.\nhttps://qhatu.example')
    expect(short.html).not.toContain('Si el botón no abre')
  })
})
