import { expect, test } from 'vitest'
import { authorOf } from './history-author.ts'
import { statusLabel } from './status-label.ts'

test('each side reads of itself as its own', () => {
  expect(authorOf({ by: 'company' }, 'company')).toBe('Tu empresa')
  expect(authorOf({ by: 'company' }, 'professional')).toBe('La empresa')
  expect(authorOf({ by: 'professional' }, 'professional')).toBe('Tú')
  expect(authorOf({ by: 'professional' }, 'company')).toBe('La persona')
  expect(authorOf({ by: 'system' }, 'company')).toBe('Al abrirla')
  expect(authorOf({ by: 'system' }, 'professional')).toBe('La empresa abrió tu postulación')
})

test('an unknown status is shown as received, also one that objects are born with', () => {
  expect(['hired', 'en_pausa', 'constructor'].map(statusLabel)).toEqual([
    'Contratado',
    'en_pausa',
    'constructor',
  ])
})
