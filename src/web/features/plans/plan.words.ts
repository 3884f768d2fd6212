import type { PlanOffer } from '#contracts/plans/plans.contract.ts'
import { isSold, priceText } from '#domain/plans/price.ts'
import { companyPlanNames, professionalPlanNames } from './plan-names.words.ts'

/** Whom a plan is for, as in the address of the plans page. */
export type PlanAudience = 'profesionales' | 'empresas'

/** A row of the comparison: the feature, and what the free, premium and (for companies) enterprise plan have of it. */
export interface PlanLine {
  name: string
  has: readonly (boolean | string)[]
}

/** How many professionals the plan Enterprise presents for a job, at least. */
export const shortlistLeast = 5

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
    `Lista corta garantizada: ${shortlistLeast} profesionales calificados como mínimo`,
  ],
} as const

/** Listed for the premium plan, although the free plan has them too. */
const alsoFree = new Set<string>([
  'Matching con IA y ranking de compatibilidad',
  'Análisis de candidatos',
  'Chat ilimitado',
  'Soporte por correo',
])

export interface PlanFeature {
  name: string
  /** An addition where the name alone would be incomplete. */
  note?: string
}

export const asFeatures = (names: readonly string[]): PlanFeature[] =>
  names.map((name) => ({
    name,
    ...(alsoFree.has(name) ? { note: 'hoy también en el plan Gratuito' } : {}),
  }))

/** The features of the company's premium plan; the first one states the limit of the launch offer. */
export function premiumFeatures({ companyTrial, trialJobsLimit }: PlanOffer): PlanFeature[] {
  const [jobs, ...others] = asFeatures(companyFeatures.premium)
  const limit = trialJobsLimit === 1 ? '1 empleo premium' : `${trialJobsLimit} empleos premium`
  return [{ ...jobs!, ...(companyTrial ? { note: `durante la oferta, ${limit}` } : {}) }, ...others]
}

/** '1 empleo estándar activo'. */
export const activeJobs = (limit: number): string =>
  limit === 1 ? '1 empleo estándar activo' : `${limit} empleos estándar activos`

/** The columns of the comparison: the plans from the free one up. */
export const professionalColumns = [professionalPlanNames.basic, professionalPlanNames.premium]

export function professionalComparison(): PlanLine[] {
  return [
    ...professionalFeatures.basic.map((name) => ({ name, has: [true, true] })),
    ...professionalFeatures.premium.map((name) => ({ name, has: [false, true] })),
  ]
}

export const companyColumns = [companyPlanNames.free, companyPlanNames.premium, companyPlanNames.enterprise]

export function companyComparison(offer: PlanOffer): PlanLine[] {
  const { companyTrial, freeJobsLimit, trialJobsLimit } = offer
  const unlimited = 'Ilimitados'
  const inOffer = (limit: number) => (companyTrial ? `${limit} durante la oferta` : unlimited)
  return [
    { name: 'Empleos estándar activos', has: [String(freeJobsLimit), inOffer(freeJobsLimit), unlimited] },
    {
      name: 'Empleos premium activos',
      has: [
        isSold(offer, 'premiumJob') && `${priceText(offer, 'premiumJob')} cada uno`,
        inOffer(trialJobsLimit),
        unlimited,
      ],
    },
    ...companyFeatures.free.map((name) => ({ name, has: Array<boolean | string>(3).fill(true) })),
    ...companyFeatures.premium.slice(1).map((name) => ({ name, has: [alsoFree.has(name), true, true] })),
    { name: 'Búsqueda personalizada', has: [false, false, true] },
    { name: `Lista corta garantizada de ${shortlistLeast} profesionales`, has: [false, false, true] },
  ]
}
