import { expect, test } from 'vitest'
import type { OwnPlan } from './own-plan.ts'
import { planGives, renewalSays } from './plan-terms.words.ts'

type Holder = Extract<OwnPlan, { kind: 'company' | 'professional' }>
const company = (plan: object) =>
  ({
    kind: 'company',
    company: { planType: 'free', jobsLimit: 1, planExpiresAt: null, trialAvailable: false, ...plan },
  }) as unknown as Holder
const professional = (plan: object) =>
  ({
    kind: 'professional',
    professional: { planType: 'basic', planExpiresAt: null, trialAvailable: false, ...plan },
  }) as unknown as Holder
const end = '2126-12-12T05:00:00.000Z'
const ended = new Date(Date.now() - 60_000).toISOString()

test('a plan says what it gives, with the limit that holds', () => {
  expect(planGives(company({}))[0]).toBe('1 empleo activo')
  expect(planGives(company({ planType: 'premium_temporal', jobsLimit: 2 }))).toEqual(
    expect.arrayContaining(['2 empleos activos', 'Empleos premium en su propia lista']),
  )
  expect(planGives(company({ planType: 'premium', jobsLimit: null }))[0]).toBe(
    'Publicaciones de empleo ilimitadas',
  )
  expect(planGives(company({}))).not.toContain('Empleos premium en su propia lista')
  expect(planGives(professional({}))).not.toContain('Agenda para reuniones')
  expect(planGives(professional({ planType: 'premium' }))).toContain('Agenda para reuniones')
})

test.each([
  ['a free one with the offer', company({ trialAvailable: true }), 'oferta de lanzamiento'],
  ['a free one', company({}), 'Puedes comprar un mes'],
  ['one with an end', company({ planType: 'premium', planExpiresAt: end }), 'Vigente hasta el 12 dic. 2126.'],
  [
    'one with an end, of a month more',
    company({ planType: 'premium', planExpiresAt: end }),
    'hasta el 12 ene. 2127',
  ],
  [
    'one of the launch offer',
    company({ planType: 'premium_temporal', planExpiresAt: end }),
    'publicas sin límite',
  ],
  ['one in its grace', company({ planType: 'premium', planExpiresAt: ended }), 'y sigue activo hasta el'],
  [
    'one of a professional',
    professional({ planType: 'premium', planExpiresAt: end }),
    'pasas al plan Básico',
  ],
  ['one without an end', company({ planType: 'premium' }), 'no hay nada que renovar'],
  ['one by contract', company({ planType: 'enterprise', planExpiresAt: end }), 'Lo acordaste con ventas'],
])('%s says what follows', (_, own, said) => {
  expect(renewalSays(own).join(' ')).toContain(said)
})
