import { expect, test } from 'vitest'
import type { Hire } from '#contracts/hires/hires.contract.ts'
import { type HireStatus, hireStatuses } from '#contracts/hires/hire-vocabulary.ts'
import { groupHires, stepWords, waitsFor } from './hire.words.ts'

const hire = (status: HireStatus, updatedAt = '2026-11-21T15:00:00Z') =>
  ({
    id: 1,
    serviceId: 7,
    professionalId: 5,
    companyId: 3,
    companyName: 'Illari',
    professionalName: 'Rosa Tito',
    status,
    updatedAt,
    completesAt: status === 'delivered' ? '2026-11-28T15:00:00Z' : null,
  }) as Hire

test('hires that wait for the reader come first, then those that wait for the other side, then finished ones', () => {
  const all = hireStatuses.map((status) => hire(status))
  const statuses = (viewer: 'company' | 'professional') => {
    const { yours, theirs, over } = groupHires(all, viewer)
    return [yours, theirs, over].map((group) => group.map(({ status }) => status))
  }
  expect(statuses('professional')).toEqual([
    ['requested', 'accepted', 'disputed'],
    ['agreed', 'delivered'],
    ['declined', 'completed', 'cancelled', 'decided'],
  ])
  expect(statuses('company')).toEqual([
    ['agreed', 'delivered', 'disputed'],
    ['requested', 'accepted'],
    ['declined', 'completed', 'cancelled', 'decided'],
  ])
})

test('in each group the latest change comes first', () => {
  const { yours } = groupHires([hire('requested', '2026-11-01T00:00:00Z'), hire('accepted')], 'professional')
  expect(yours.map(({ status }) => status)).toEqual(['accepted', 'requested'])
})

test('each status tells each side what it waits for, by name', () => {
  expect(waitsFor(hire('requested'), 'professional')).toBe('Dile a Illari si puedes tomarlo.')
  expect(waitsFor(hire('requested'), 'company')).toBe('Esperas la respuesta de Rosa Tito.')
  expect(waitsFor(hire('delivered'), 'professional')).toContain('Illari')
  for (const viewer of ['professional', 'company'] as const)
    expect(waitsFor(hire('delivered'), viewer)).toContain('se completa sola el 28')
})

test('ending or delivering a hire asks for confirmation and names the service; accepting does not', () => {
  const asked = (['accepted', 'declined', 'delivered', 'completed', 'cancelled'] as const).filter(
    (step) => stepWords(step, 'Tableros', 'company').question !== null,
  )
  expect(asked).toEqual(['declined', 'delivered', 'completed', 'cancelled'])
  expect(stepWords('cancelled', 'Tableros', 'company').question).toMatchObject({
    title: '¿Cancelar la contratación de “Tableros”?',
    text: expect.stringContaining('El profesional recibirá un aviso'),
  })
})
