import { expect, test } from 'vitest'
import { saysWhoItIs, strengthOf } from './password-strength.ts'

const rosa = ['Rosa María', 'Quispe Huamán', 'rquispe88@correo.pe']

test.each([
  'rosaquispe',
  'Rosa.Quispe1988',
  'QUISPE-HUAMÁN',
  'quispe12345',
  'huaman2026!',
  'rquispe88',
  'rquispe88@correo.pe',
  'yo-rosa-12',
])('%s is its owner’s name or mail', (password) => {
  expect(saysWhoItIs(password, rosa)).toBe(true)
  expect(strengthOf(password, rosa)).toBe(0)
})

test.each(['Mercado-2026', 'rosa cruza el puente', '12345678901', 'quispe y tres gatos'])(
  '%s is not',
  (password) => {
    expect(saysWhoItIs(password, rosa)).toBe(false)
  },
)

test('somebody of whom nothing is known has a name in no password', () => {
  expect(saysWhoItIs('rosaquispe', [])).toBe(false)
  expect(saysWhoItIs('rosaquispe', ['', 'R', '  '])).toBe(false)
})

test.each([
  ['aaaaaaaaaaaa', 0],
  ['12345678', 0],
  ['contraseña1', 0],
  ['abcdefghij', 0],
  ['mercado1', 1],
  ['Mercado-2026', 2],
  ['puente lluvia radio', 3],
])('%s has strength %i', (password, strength) => {
  expect(strengthOf(password)).toBe(strength)
})

test('a longer password is never weaker', () => {
  const whole = 'puente lluvia radio 7 gatos'
  for (let length = 1; length < whole.length; length++)
    expect(strengthOf(whole.slice(0, length + 1))).toBeGreaterThanOrEqual(strengthOf(whole.slice(0, length)))
})
