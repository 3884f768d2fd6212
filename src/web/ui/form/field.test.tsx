import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

const render = (error?: string) =>
  renderToStaticMarkup(
    <Field id="email" label="Correo" hint="Te escribiremos poco." error={error}>
      <TextInput type="email" />
    </Field>,
  )

test('the label and the hint belong to the control', () => {
  const html = render()
  expect(html).toContain('for="email"')
  expect(html).toMatch(/<input[^>]*id="email"[^>]*aria-describedby="email-message"/)
  expect(html).toMatch(/id="email-message"[^>]*>Te escribiremos poco\./)
  expect(html).not.toContain('aria-invalid')
})

test('an error takes the place of the hint and marks the control', () => {
  const html = render('Escribe tu correo completo')
  expect(html).toMatch(/<input[^>]*aria-invalid="true"/)
  expect(html).toMatch(/id="email-message".*Escribe tu correo completo/)
  expect(html).not.toContain('Te escribiremos poco')
})
