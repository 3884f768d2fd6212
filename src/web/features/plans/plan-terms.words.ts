import { planReminderDays } from '#contracts/figures.ts'
import { formatDate } from '#domain/time/dates.ts'
import { type OwnPlan, planFacts } from './own-plan.ts'
import { companyFeatures, professionalFeatures } from './plan.words.ts'

type Holder = Extract<OwnPlan, { kind: 'company' | 'professional' }>

/** What the plan gives its holder, a line each. */
export function planGives(own: Holder): string[] {
  if (own.kind === 'professional')
    return own.professional.planType === 'premium'
      ? [...professionalFeatures.basic, ...professionalFeatures.premium]
      : [...professionalFeatures.basic]
  const { planType, jobsLimit } = own.company
  const [unlimited, ...more] = companyFeatures.premium
  const jobs =
    jobsLimit === null ? unlimited : `${jobsLimit} ${jobsLimit === 1 ? 'empleo activo' : 'empleos activos'}`
  return [
    jobs,
    ...companyFeatures.free,
    ...(planType === 'free' ? [] : more),
    ...(planType === 'enterprise' ? companyFeatures.enterprise : []),
  ]
}

const kept = {
  company: 'pasas al plan Gratuito, y tus empleos, candidatos y mensajes siguen donde estaban',
  professional: 'pasas al plan Básico, y tus servicios, mensajes y portafolio siguen guardados',
}

/** What happens when the plan ends, and how or why not it is bought: a sentence each. */
export function renewalSays(own: Holder): string[] {
  const facts = planFacts(own)!
  const expiresAt = own.kind === 'company' ? own.company.planExpiresAt : own.professional.planExpiresAt
  if (!facts.isPremium)
    return [
      facts.trialAvailable
        ? 'Puedes activar la oferta de lanzamiento: no pagas nada y no se renueva sola.'
        : 'Puedes comprar un mes cuando quieras. Nada se renueva solo.',
    ]
  if (own.kind === 'company' && own.company.planType === 'enterprise')
    return ['Lo acordaste con ventas. Para cambiarlo o renovarlo, escríbenos.']
  if (expiresAt === null) return ['No tiene fecha de término: no hay nada que renovar.']
  return [
    `El ${formatDate(new Date(expiresAt))} termina. No se renueva solo ni te cobramos: ${kept[own.kind]}.`,
    `Te avisamos ${planReminderDays} días antes. Se compra otra vez cuando termine, porque un plan activo no se puede extender.`,
  ]
}
