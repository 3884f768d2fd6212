import { describe, expect, test } from 'vitest'
import { findIdentity } from './confidential.ts'

const company = {
  name: 'Molinos del Añil S.A.C.',
  website: 'https://www.anil.tech/nosotros',
  phone: '+51 987 654 321',
  ruc: '20131312955',
}

describe('what tells which company it is', () => {
  test.each([
    ['Molinos del Añil busca contadora.', 'Molinos del Añil S.A.C.'],
    ['Trabaja en MOLINOS  DEL ANIL, líder del rubro', 'Molinos del Añil S.A.C.'],
    ['Escribe a rrhh@anil.pe', 'rrhh@anil.pe'],
    ['Más en anil.tech', 'anil.tech'],
    ['Más en https://ejemplo.net/x', 'https://ejemplo.net/x'],
    ['Más en otra.com.pe', 'otra.com.pe'],
    ['RUC 20131312955', '20131312955'],
    ['Llama al 51987654321', '+51 987 654 321'],
  ])('%s', (text, found) => expect(findIdentity(text, company)).toBe(found))
})

describe('what does not', () => {
  test.each([
    'Buscamos a alguien de molinos que conozca el color añil.',
    'Experiencia con ASP.NET, Node.js y C#.',
    'Sueldo de S/ 3,000.50. Horario de 9 a. m. a 6 p. m.',
  ])('%s', (text) => expect(findIdentity(text, company)).toBeNull())
  test('a part of another word', () =>
    expect(findIdentity('Conoce de armonía.', { ...company, name: 'Arm' })).toBeNull())
})
