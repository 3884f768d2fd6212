import type { PlanOffer } from '#contracts/plans/plans.contract.ts'
import { planReminderDays } from '#contracts/plans/plan-figures.ts'
import { chatActivationDays } from '#contracts/services/chat-figures.ts'
import { monthsText, priceText } from '#domain/plans/price.ts'
import { planGraceDays } from '#domain/plans/terms.ts'
import { spelledNumber } from '#domain/text/spelled-number.ts'
import { activeJobs, shortlistLeast } from './plan.words.ts'

export interface PlanQuestion {
  question: string
  answer: string
}

const common: PlanQuestion[] = [
  {
    question: '¿Se renueva solo?',
    answer: `No. Te avisamos ${spelledNumber(planReminderDays)} días antes de que termine tu plan, por correo y en tu campana, y tú decides si sigues. Si agregas un mes antes, se suma a tu fecha.`,
  },
  {
    question: '¿Qué pasa con lo mío cuando termina?',
    answer: `Lo mantenemos ${spelledNumber(planGraceDays)} días más por si quieres renovarlo. Después vuelves al plan gratuito: no se borra nada, y lo que creaste con el plan premium queda guardado en tu cuenta.`,
  },
  {
    question: '¿Recibo un comprobante?',
    answer:
      'Sí. Cada activación, también la gratuita, tiene un recibo numerado que llega a tu correo y queda en tu panel, listo para imprimir.',
  },
]

export function professionalQuestions(offer: PlanOffer): PlanQuestion[] {
  const price = priceText(offer, 'professionalPremium')
  return [
    {
      question: '¿Tengo que pagar para postular?',
      answer: 'Nunca. Postular, tener tu perfil y recibir recomendaciones es gratis en cualquier plan.',
    },
    offer.professionalTrial
      ? {
          question: '¿Qué incluye la oferta de lanzamiento?',
          answer: `El Plan Profesional completo, gratis por ${monthsText(offer.trialMonths)} y una sola vez por cuenta. No pedimos tarjeta.`,
        }
      : {
          question: '¿Cuánto cuesta?',
          answer: `${price} al mes, con IGV incluido.`,
        },
    {
      question: '¿Puedo recibir mensajes con el plan Básico?',
      answer: `El primer mensaje de cada empresa lo lees completo. Para leer los siguientes y responder necesitas el Plan Profesional, o activar el chat de ese servicio por ${chatActivationDays} días a ${priceText(offer, 'chatActivation')}.`,
    },
    ...common,
  ]
}

export function companyQuestions(offer: PlanOffer): PlanQuestion[] {
  const perJob = priceText(offer, 'premiumJob')
  const perMonth = priceText(offer, 'companyPremium')
  return [
    offer.companyTrial
      ? {
          question: '¿Qué incluye la oferta de lanzamiento?',
          answer: `Las funciones del plan Premium gratis por ${monthsText(offer.trialMonths)}, con ${offer.trialJobsLimit === 1 ? 'un empleo premium activo' : `${offer.trialJobsLimit} empleos premium activos`} además de tu publicación gratuita. Una vez por empresa y sin tarjeta.`,
        }
      : {
          question: '¿Cuánto cuesta publicar un empleo premium?',
          answer: `${perJob} por publicación, o ${perMonth} al mes con publicaciones ilimitadas. Precios con IGV incluido.`,
        },
    {
      question: '¿Cuántos empleos publico gratis?',
      answer: `Puedes tener ${activeJobs(offer.freeJobsLimit)} sin pagar. Si archivas uno, puedes publicar otro.`,
    },
    {
      question: '¿Qué es la lista corta de Enterprise?',
      answer: `Nuestro equipo busca contigo y te entrega al menos ${shortlistLeast} profesionales calificados por vacante. La decisión final siempre es tuya.`,
    },
    ...common,
  ]
}
