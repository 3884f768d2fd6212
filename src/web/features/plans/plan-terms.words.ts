import { planReminderDays } from '#contracts/plans/plan-figures.ts'
import { termText } from '#domain/plans/term.words.ts'
import { lastReminderDays, nextTermStart, planGraceDays } from '#domain/plans/terms.ts'
import { addLimaMonths, formatDate } from '#domain/time/dates.ts'
import { type NextStep, type OwnPlan, planFacts } from './own-plan.ts'
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
  if (facts.nextStep === 'start')
    return [
      facts.trialAvailable
        ? 'Puedes activar la oferta de lanzamiento: no pagas nada y no se renueva sola.'
        : 'Puedes comprar un mes cuando quieras. Nada se renueva solo.',
    ]
  if (own.kind === 'company' && own.company.planType === 'enterprise')
    return ['Lo acordaste con ventas. Para cambiarlo o renovarlo, escríbenos.']
  if (facts.endsAt === null) return ['No tiene fecha de término: no hay nada que renovar.']
  return [
    nextTermSays(facts),
    `No se renueva solo ni te cobramos. Te avisamos ${planReminderDays} días antes y otra vez ${lastReminderDays === 1 ? 'el día anterior' : `${lastReminderDays} días antes`}.`,
    `Después de esa fecha lo mantenemos ${planGraceDays} días más por si quieres renovarlo. Si no, ${kept[own.kind]}.`,
  ]
}

/** When the plan ends, and until when it would last with one more month. */
export function nextTermSays({ endsAt, nextStep }: { endsAt: string | null; nextStep: NextStep }): string {
  if (endsAt === null) return ''
  const [end, now] = [new Date(endsAt), new Date()]
  const next = formatDate(addLimaMonths(nextTermStart(end, now), 1))
  const ends = `${termText(end, now)}.`
  return nextStep === 'raise'
    ? `${ends} Si pasas a Premium, desde ese momento publicas sin límite y el mes se suma: hasta el ${next}.`
    : `${ends} Si agregas un mes, se suma a esa fecha: hasta el ${next}.`
}
