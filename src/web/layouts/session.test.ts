import { expect, test } from 'vitest'
import { displayName, homeOf } from './session.ts'

test('a person is called by the first name', () => {
  expect(displayName({ userType: 'professional', email: 'm.quispe@correo.pe', firstName: 'Milagros' })).toBe(
    'Milagros',
  )
})

test('without a first name, by what stands before the @', () => {
  expect(displayName({ userType: 'company', email: 'rrhh@tupay.pe', firstName: ' ' })).toBe('rrhh')
})

test('Mi Perfil leads each kind of user to its own panel', () => {
  const home = (userType: 'professional' | 'company') => homeOf({ userType, email: 'a@b.pe' })
  expect([home('professional'), home('company')]).toEqual(['/dashboard', '/company-dashboard'])
})
