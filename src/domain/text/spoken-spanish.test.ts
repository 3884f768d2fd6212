import { expect, test } from 'vitest'
import { spokenText } from './spoken-spanish.ts'

test.each([
  ['xq no m llega el correo', 'por que no me llega el correo'],
  ['¿Q hay tb x Ate?', '¿que hay tambien por ate?'],
  ['dos mil quinientos soles', '2500 soles'],
  ['mil quinientos', '1500'],
  ['treinta y cinco', '35'],
  ['un mozo y una moza', 'un mozo y una moza'],
  ['2 mil', '2 mil'],
  ['ayudaaaaa', 'ayuda'],
  ['', ''],
])('%j is read as %j', (typed, read) => {
  expect(spokenText(typed)).toBe(read)
})
