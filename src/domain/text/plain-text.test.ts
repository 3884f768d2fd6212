import { expect, test } from 'vitest'
import { foldText, plainText, slugify } from './plain-text.ts'

test.each([
  ['Diseño  ÚNICO', 'diseno unico'],
  [' Áncash\n', 'ancash'],
  ['', ''],
])('foldText(%j) is %j', (text, expected) => {
  expect(foldText(text)).toBe(expected)
})

test.each([
  ['Diseñador/a UX (Lima)', 'disenador-a-ux-lima'],
  ['  ¡¡!! ', ''],
  ['C# / .NET', 'c-net'],
])('slugify(%j) is %j', (text, expected) => {
  expect(slugify(text)).toBe(expected)
})

test.each([
  ['<p>Hola <b>mundo</b></p><p>Otra</p>', 'Hola mundo\n\nOtra'],
  ['<ul><li>Uno</li><li>Dos</li></ul>', '• Uno\n• Dos'],
  ['Línea<br/>siguiente', 'Línea\nsiguiente'],
  ['<script>alert(1)</script>Texto', 'Texto'],
  ['Sueldo < 3000 y > 1000', 'Sueldo < 3000 y > 1000'],
  ['Atenci&oacute;n &amp; ventas&nbsp;&#8226; M&#xe1;s &ntilde;', 'Atención & ventas\n• Más ñ'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ['¿\tCOMPROMISO ¿\tVOCACIÓN', '• COMPROMISO\n• VOCACIÓN'],
  ['¿\nOBLIGATORIO: UNO\n¿\nDOS', '• OBLIGATORIO: UNO\n• DOS'],
  ['¿Te gustan las ventas?', '¿Te gustan las ventas?'],
  ['Uno •\tDos •\tTres', 'Uno\n• Dos\n• Tres'],
  ['a\u0000b\u200Bc\u0007', 'abc'],
  ['uno\r\n\r\n\r\n\r\ndos', 'uno\n\ndos'],
  ['&desconocida; queda', '&desconocida; queda'],
])('plainText(%j)', (source, expected) => {
  expect(plainText(source)).toBe(expected)
})

// Long enough that a quadratic pattern would not finish.
test.each([' ', '\n', ' \n', '<a', '&#', '¿ '])('plainText comes to the end of %j repeated', (piece) => {
  expect(plainText(`${piece.repeat(500_000)}x`)).toMatch(/x$/)
})
