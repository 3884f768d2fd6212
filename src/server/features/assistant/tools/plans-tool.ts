import type { PlanOffer } from '#contracts/plans/plans.contract.ts'
import type { Understanding } from '#domain/assistant/understanding.ts'
import { formatPrice, monthsText } from '#domain/plans/price.ts'
import type { Actor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { readOffer } from '#server/features/plans/plans.service.ts'
import type { Answer } from '#server/features/assistant/answer.ts'

type Card = Extract<NonNullable<Answer['cards']>[number], { kind: 'plan' }>

const companyCards = (offer: PlanOffer): Card[] => [
  {
    kind: 'plan',
    plan: {
      name: 'Gratuito para empresas',
      price: formatPrice(0),
      points: [`Hasta ${offer.freeJobsLimit} empleos abiertos a la vez`],
      href: '/membresia',
    },
  },
  {
    kind: 'plan',
    plan: {
      name: 'Empleo premium',
      price: `${formatPrice(offer.premiumJobPrice)} por aviso`,
      points: ['Un aviso destacado'],
      href: '/plans/upgrade',
    },
  },
  {
    kind: 'plan',
    plan: {
      name: 'Premium para empresas',
      price: `${formatPrice(offer.companyPremiumPrice)} al mes`,
      points: offer.companyTrial
        ? [
            `${monthsText(offer.trialMonths)} gratis, una vez por cuenta`,
            `Hasta ${offer.trialJobsLimit} empleos premium en la oferta`,
          ]
        : [],
      href: '/plans/upgrade',
    },
  },
]

const professionalCards = (offer: PlanOffer): Card[] => [
  {
    kind: 'plan',
    plan: {
      name: 'Premium para profesionales',
      price: `${formatPrice(offer.professionalPremiumPrice)} al mes`,
      points: offer.professionalTrial ? [`${monthsText(offer.trialMonths)} gratis, una vez por cuenta`] : [],
      href: '/membresia',
    },
  },
]

/** What costs money, from the settings of today. */
export async function answerPlans(
  deps: Deps,
  _actor: Actor,
  asked: Extract<Understanding, { tool: 'plans' }>,
): Promise<Answer> {
  const offer = await readOffer(deps)
  const cards = [
    ...(asked.for === 'professional' ? [] : companyCards(offer)),
    ...(asked.for === 'company' ? [] : professionalCards(offer)),
  ]
  const people = 'Buscar empleo y postular es gratis'
  const companies = `una empresa publica hasta ${offer.freeJobsLimit} empleos a la vez sin pagar`
  return {
    looked: { title: 'Miré los precios de hoy', detail: 'En dólares, con IGV' },
    text:
      asked.for === 'company'
        ? `En Qhatu ${companies} [1]. Lo demás está aquí, con impuestos incluidos.`
        : asked.for === 'professional'
          ? `${people} [1]. El plan premium sirve para vender tus servicios.`
          : `${people}, y ${companies} [1]. Lo que se paga está aquí, con impuestos incluidos.`,
    cards,
    links: [{ text: 'Ver la membresía', href: '/membresia' }],
    sources: [{ title: 'Membresía', href: '/membresia' }],
    suggestions: ['¿Cuánto cuesta usar Qhatu?', '¿Qué diferencia a un empleo premium?'],
  }
}
