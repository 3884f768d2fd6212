import { expect, test } from 'vitest'
import { historyWords } from './history.words.ts'
import { statusLabel } from '#contracts/applications/application-status-vocabulary.ts'

const who = (by: 'company' | 'professional' | 'system', viewer: 'company' | 'professional') =>
  historyWords({ status: 'viewed', by }, viewer).who

test("each side reads about itself as 'tú' or 'Tu empresa'", () => {
  expect(who('company', 'company')).toBe('Tu empresa')
  expect(who('company', 'professional')).toBe('La empresa')
  expect(who('professional', 'professional')).toBe('Tú')
  expect(who('professional', 'company')).toBe('La persona')
  expect(who('system', 'company')).toBe('Al abrirla')
  expect(who('system', 'professional')).toBe('La empresa abrió tu postulación')
})

test('the first step says who did what in one sentence', () => {
  const applied = { status: 'pending', by: 'professional' } as const
  expect(historyWords(applied, 'professional')).toEqual({ what: 'Enviaste tu postulación', who: null })
  expect(historyWords(applied, 'company')).toEqual({ what: 'Postuló', who: null })
  expect(historyWords({ ...applied, by: 'company' }, 'professional')).toEqual({
    what: 'Pendiente',
    who: 'La empresa',
  })
})

test('an answer that changes no status says that the process goes on; a closed one names nobody', () => {
  expect(historyWords({ status: 'viewed', by: 'company' }, 'professional', { goesOn: true })).toEqual({
    what: 'Sigue en proceso',
    who: 'La empresa',
  })
  expect(historyWords({ status: 'closed_unanswered', by: 'system' }, 'professional')).toEqual({
    what: 'Proceso cerrado sin respuesta de la empresa',
    who: null,
  })
})

test('an unknown status is shown as received, also the name of a built-in property', () => {
  expect(['hired', 'en_pausa', 'constructor'].map(statusLabel)).toEqual([
    'Contratado',
    'en_pausa',
    'constructor',
  ])
})
