import { expect, test } from 'vitest'
import { withAddressSigns } from './address-sign.ts'
import type { Word } from './recognizer.ts'

/** Words of ten pixels a letter, with a gap before each. */
function line(gap: number, ...texts: string[]): Word[] {
  let left = 0
  return texts.map((text) => {
    const box = { left, top: 0, right: left + text.length * 10, bottom: 20 }
    left = box.right + gap
    return { text, certainty: 0.9, box }
  })
}
const read = (...texts: string[]) => withAddressSigns(line(6, ...texts), 20).map(({ text }) => text)

test.each([
  ['rosa.quispe(Dejemplo.pe', 'rosa.quispe@ejemplo.pe'],
  ["rosa.quispe(D'ejemplo.com", 'rosa.quispe@ejemplo.com'],
  ['rosaQejemplo.com.pe', 'rosa@ejemplo.com.pe'],
  ['rosa_15Etaller.example', 'rosa_15@taller.example'],
  ['rosaegmail.com', 'rosa@gmail.com'],
])('the sign inside %s is put back', (text, address) => {
  expect(read(text)).toEqual([address])
})

test('a sign that was recognised apart from its address is joined with it', () => {
  expect(read('Correo:', 'rosa.q', 'e', 'ejemplo.pe', '|')).toEqual(['Correo:', 'rosa.q@ejemplo.pe', '|'])
  expect(read('rosa', 'Oejemplo.pe')).toEqual(['rosa@ejemplo.pe'])
  expect(read('rosaG', 'ejemplo.pe')).toEqual(['rosa@ejemplo.pe'])
})

test('words that are far apart are not joined', () => {
  expect(withAddressSigns(line(40, 'rosa', 'Oejemplo.pe'), 20)).toHaveLength(2)
})

test.each([
  'Node.js',
  'linkedIn.com',
  'linkedin.com/in/rosa',
  'www.ejemplo.pe',
  'S.A.C.',
  'rosa@ejemplo.pe',
  'Invierte.pe',
])('%s stays as it is', (text) => {
  expect(read(text)).toEqual([text])
})
