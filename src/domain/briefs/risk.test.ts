import { expect, test } from 'vitest'
import { type BriefHold, holdsAfter, isHeldBack, judgeBrief, takenDown } from './risk.ts'

const facts = { isVerified: false, companyDays: 90, briefsOfTheDay: 1 }
const brief = (values: Partial<Parameters<typeof judgeBrief>[0]> = {}) => ({
  title: 'Tablero de ventas',
  description:
    'Queremos ver cada mañana lo vendido en doce sucursales, con un costo de 900 000 000 soles al año.',
  needs: ['Permisos por sucursal'],
  ...values,
})
const codes = (found: readonly BriefHold[]) => found.map(({ code }) => code)

test.each([
  ['Llámame al 987 654 321 para conversar.', '987 654 321'],
  ['Mi número es +51 987654321.', '+51 987654321'],
  ['Oficina: (01) 445-6677', '(01) 445-6677'],
  ['Escribe a compras@lima.pe hoy.', 'compras@lima.pe'],
  ['Hablemos en wa.me/51987654321', 'wa.me/51987654321'],
])('data to be contacted outside of Qhatu stand against a brief: %s', (description, term) => {
  const found = judgeBrief(brief({ description }), { ...facts, isVerified: true })
  expect(found).toMatchObject([{ code: 'contact_data', finds: [{ field: 'description', term }] }])
})

test.each([
  'El presupuesto es S/ 900 000 000 al año.',
  'El RUC de la empresa es 20512345678.',
  'Vendemos 987 cajas al mes y 321 al día, 2026-01-05.',
])('sums and other numbers are no telephones: %s', (description) => {
  expect(judgeBrief(brief({ description }), { ...facts, isVerified: true })).toEqual([])
})

test('the rules of ads apply, also to what has to be in it', () => {
  expect(
    codes(judgeBrief(brief({ description: 'Buscamos una diseñadora de 20 a 30 años.' }), facts)),
  ).toContain('age')
  expect(codes(judgeBrief(brief({ needs: ['Depositar S/ 50 para la inscripción'] }), facts))).toContain(
    'payment_asked',
  )
  expect(
    codes(judgeBrief(brief({ description: 'Normal.' }), { ...facts, companyDays: 1, briefsOfTheDay: 6 })),
  ).toEqual(['many_ads'])
})

test('what was approved is not held again, what was taken down waits for a second look', () => {
  const holds = judgeBrief(brief({ description: 'Llámame al 987 654 321.' }), { ...facts, isVerified: true })
  expect(isHeldBack({ status: 'pending', holds })).toBe(true)
  expect(isHeldBack({ status: 'approved', holds })).toBe(false)
  expect(isHeldBack({ status: 'pending', holds: [] })).toBe(false)
  const approved = holdsAfter(holds, { status: 'approved', holds, allowed: [] })
  expect(approved).toEqual({ holds: [], allowed: ['contact_data:987 654 321'] })
  const changed = holdsAfter([], { status: 'rejected', holds, allowed: [] })
  expect(changed.holds).toEqual([takenDown])
  expect(holdsAfter([], { status: 'pending', ...changed }).holds).toEqual([takenDown])
  expect(holdsAfter([], { status: 'approved', ...changed }).holds).toEqual([])
})
