import { expect, test } from 'vitest'
import type { PlanOffer } from '#contracts/plans/plans.contract.ts'
import { offerFor, type OwnPlan } from './own-plan.ts'
import { companyQuestions, professionalQuestions } from './plan-questions.words.ts'
import { companyComparison, premiumFeatures, professionalComparison } from './plan.words.ts'
import { upgradeHref } from './upgrade.address.ts'

const launch: PlanOffer = {
  currency: 'USD',
  soles: null,
  premiumJobPrice: 80,
  professionalPremiumPrice: 6,
  companyPremiumPrice: 120,
  chatActivationPrice: 4.5,
  companyTrial: true,
  professionalTrial: true,
  trialMonths: 3,
  takesCards: true,
  freeJobsLimit: 2,
  trialJobsLimit: 1,
}
const later: PlanOffer = { ...launch, companyTrial: false, professionalTrial: false }

const visitor: OwnPlan = { kind: 'visitor' }
const company = (planType: string, trialAvailable: boolean) =>
  ({ kind: 'company', company: { planType, trialAvailable, planExpiresAt: null } }) as unknown as OwnPlan
const professional = (planType: string, trialAvailable: boolean) =>
  ({
    kind: 'professional',
    professional: { planType, trialAvailable, planExpiresAt: null },
  }) as unknown as OwnPlan

test.each([
  ['a visitor', visitor, true, true],
  ['a company that has not had it', company('free', true), true, true],
  ['a company that is in it', company('premium_temporal', false), true, true],
  ['a company whose offer is over', company('free', false), false, true],
  ['a professional whose offer is over', professional('basic', false), true, false],
])('the launch offer is shown as it is for %s', (_, own, companyTrial, professionalTrial) => {
  expect(offerFor(launch, own)).toEqual({ ...launch, companyTrial, professionalTrial })
})

test('the comparison says what the launch offer limits, and nothing of it afterwards', () => {
  const linesOf = (offer: PlanOffer) =>
    companyComparison(offer)
      .slice(0, 2)
      .map(({ has }) => has)
  expect(linesOf(launch)).toEqual([
    ['2', '2 durante la oferta', 'Ilimitados'],
    ['$80 cada uno', '1 durante la oferta', 'Ilimitados'],
  ])
  expect(linesOf(later)).toEqual([
    ['2', 'Ilimitados', 'Ilimitados'],
    ['$80 cada uno', 'Ilimitados', 'Ilimitados'],
  ])
  expect(premiumFeatures(launch)[0]).toMatchObject({
    name: 'Publicaciones de empleo ilimitadas',
    note: 'durante la oferta, 1 empleo premium',
  })
  expect(premiumFeatures(later)[0]).not.toHaveProperty('note')
})

test('without card payments no single ad is named', () => {
  expect(companyComparison({ ...later, takesCards: false })[1]?.has[0]).toBe(false)
})

test('features of the free plan are not listed as new', () => {
  const hasOf = (name: string) =>
    [...professionalComparison(), ...companyComparison(launch)].find((line) => line.name === name)?.has
  expect(hasOf('Estadísticas de visitas')).toEqual([false, true])
  expect(hasOf('Chat con los profesionales que contactes')).toEqual([true, true, true])
  expect(hasOf('Análisis de candidatos')).toEqual([true, true, true])
  expect(premiumFeatures(launch)).toContainEqual({
    name: 'Análisis de candidatos',
    note: 'hoy también en el plan Gratuito',
  })
})

test('the answers name only the current prices, with tax', () => {
  const text = [...companyQuestions(later), ...professionalQuestions(later)]
    .map(({ answer }) => answer)
    .join(' ')
  for (const price of ['$80', '$120', '$6', '$4.50']) expect(text).toContain(price)
  expect(text).toContain('IGV incluido')
  expect(text).not.toContain('gratis por')
})

test('a gate passes on the address to return to', () => {
  expect(upgradeHref('/dashboard/servicios?a=1')).toBe(
    '/plans/upgrade?volver=%2Fdashboard%2Fservicios%3Fa%3D1',
  )
})
