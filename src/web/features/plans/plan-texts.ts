import type { PlanOffer } from '#contracts/plans.contract.ts'
import { formatPrice, monthsText } from '#domain/plans/price.ts'

/** Whom a plan is for, as the address of the plans page says it. */
export type PlanAudience = 'profesionales' | 'empresas'

/** A line of the comparison: what it is, and what the free, the premium and (for companies) the enterprise plan have of it. */
export interface PlanLine {
  name: string
  has: readonly (boolean | string)[]
}

export interface PlanQuestion {
  question: string
  answer: string
}

export const professionalFeatures = {
  basic: [
    'Perfil profesional con tu CV leído automáticamente',
    'Postulaciones sin límite',
    'Empleos recomendados con sus razones',
    'Compatibilidad con cualquier empleo',
  ],
  premium: [
    'Publicación de servicios',
    'Sugerencias de servicios con IA',
    'Chat interno con empresas',
    'Portafolio y certificados',
    'Validaciones y reseñas',
    'Agenda para reuniones',
    'Estadísticas de visitas',
  ],
} as const

export const companyFeatures = {
  free: [
    'Contacto con profesionales desde sus servicios',
    'Chat con los profesionales que contactes',
    'Panel de candidatos por empleo',
  ],
  premium: [
    'Publicaciones de empleo ilimitadas',
    'Empleos premium en su propia lista',
    'Matching con IA y ranking de compatibilidad',
    'Análisis de candidatos',
    'Chat ilimitado',
    'Soporte por correo',
  ],
  enterprise: [
    'Búsqueda personalizada para tus vacantes',
    'Lista corta garantizada: 5 profesionales calificados como mínimo',
  ],
} as const

/** On the list of the premium plan; the free plan has them too, and keeps them. */
const alsoFree = new Set<string>([
  'Matching con IA y ranking de compatibilidad',
  'Análisis de candidatos',
  'Chat ilimitado',
  'Soporte por correo',
])

export interface PlanFeature {
  name: string
  /** Where the name alone would not be the whole truth. */
  note?: string
}

export const asFeatures = (names: readonly string[]): PlanFeature[] =>
  names.map((name) => ({
    name,
    ...(alsoFree.has(name) ? { note: 'hoy también en el plan Gratuito' } : {}),
  }))

/** What the company's premium plan has; the launch offer limits the first of it, and says so. */
export function premiumFeatures({ companyTrial, trialJobsLimit }: PlanOffer): PlanFeature[] {
  const [jobs, ...others] = asFeatures(companyFeatures.premium)
  const limit = trialJobsLimit === 1 ? '1 empleo premium' : `${trialJobsLimit} empleos premium`
  return [{ ...jobs!, ...(companyTrial ? { note: `durante la oferta, ${limit}` } : {}) }, ...others]
}

/** '1 empleo estándar activo'. */
export const activeJobs = (limit: number): string =>
  limit === 1 ? '1 empleo estándar activo' : `${limit} empleos estándar activos`

export function professionalComparison(): PlanLine[] {
  return [
    ...professionalFeatures.basic.map((name) => ({ name, has: [true, true] })),
    ...professionalFeatures.premium.map((name) => ({ name, has: [false, true] })),
  ]
}

export function companyComparison({ companyTrial, freeJobsLimit, trialJobsLimit }: PlanOffer): PlanLine[] {
  const unlimited = 'Ilimitados'
  const inOffer = (limit: number) => (companyTrial ? `${limit} durante la oferta` : unlimited)
  return [
    { name: 'Empleos estándar activos', has: [String(freeJobsLimit), inOffer(freeJobsLimit), unlimited] },
    {
      name: 'Empleos premium activos',
      has: [false, inOffer(trialJobsLimit), unlimited],
    },
    ...companyFeatures.free.map((name) => ({ name, has: Array<boolean | string>(3).fill(true) })),
    ...companyFeatures.premium.slice(1).map((name) => ({ name, has: [alsoFree.has(name), true, true] })),
    { name: 'Búsqueda personalizada', has: [false, false, true] },
    { name: 'Lista corta garantizada de 5 profesionales', has: [false, false, true] },
  ]
}

const common: PlanQuestion[] = [
  {
    question: '¿Se renueva solo?',
    answer:
      'No. Te avisamos siete días antes de que termine tu plan, por correo y en tu campana, y tú decides si sigues.',
  },
  {
    question: '¿Qué pasa con lo mío cuando termina?',
    answer:
      'No se borra nada. Vuelves al plan gratuito, y lo que creaste con el plan premium queda guardado en tu cuenta.',
  },
  {
    question: '¿Recibo un comprobante?',
    answer:
      'Sí. Cada activación, también la gratuita, tiene un recibo numerado que llega a tu correo y queda en tu panel, listo para imprimir.',
  },
]

export function professionalQuestions(offer: PlanOffer): PlanQuestion[] {
  const price = formatPrice(offer.professionalPremiumPrice)
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
      answer: `El primer mensaje de cada empresa lo lees completo. Para leer los siguientes y responder necesitas el Plan Profesional, o activar el chat de ese servicio por 30 días a ${formatPrice(offer.chatActivationPrice)}.`,
    },
    ...common,
  ]
}

export function companyQuestions(offer: PlanOffer): PlanQuestion[] {
  const perJob = formatPrice(offer.premiumJobPrice)
  const perMonth = formatPrice(offer.companyPremiumPrice)
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
      answer:
        'Nuestro equipo busca contigo y te entrega al menos 5 profesionales calificados por vacante. La decisión final siempre es tuya.',
    },
    ...common,
  ]
}
