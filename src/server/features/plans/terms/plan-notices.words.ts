import { spelledNumber } from '#domain/text/spelled-number.ts'
import { formatDate } from '#domain/time/dates.ts'
import { graceEndOf, planGraceDays } from '#domain/plans/terms.ts'
import type { NoticeWords } from '#server/features/notifications/notifications.service.ts'

export type PlanWords = Pick<NoticeWords, 'title' | 'message'>

/** With the mail to the holder of the plan. */
export const withPlanMail = ({ title, message }: PlanWords, name: string): NoticeWords => ({
  title,
  message,
  mail: { subject: title, heading: `Hola, ${name}`, label: 'Ver mi plan' },
})

export const planEndsSoon = (endsAt: Date): PlanWords => ({
  title: 'Tu plan termina pronto',
  message: `Tu plan premium termina el ${formatDate(endsAt)}. Si agregas un mes, se suma a esa fecha. Si no, sigues con el plan gratuito y no pierdes nada de lo que tienes.`,
})

/** On the day of the end: the grace begins. */
export const planHasEnded = (endsAt: Date): PlanWords => ({
  title: `Tienes ${spelledNumber(planGraceDays)} días más de tu plan`,
  message: `Tu plan premium terminó el ${formatDate(endsAt)}, y lo mantenemos hasta el ${formatDate(graceEndOf(endsAt))} por si quieres renovarlo. Después sigues con el plan gratuito y no pierdes nada de lo que tienes.`,
})

export const planEnded: Record<'company' | 'professional', PlanWords> = {
  company: {
    title: 'Tu plan terminó',
    message:
      'Tu plan premium terminó y ahora tienes el plan gratuito. Tus empleos, candidatos y mensajes siguen donde estaban.',
  },
  professional: {
    title: 'Tu plan terminó',
    message:
      'Tu Plan Profesional terminó y ahora tienes el plan Básico. Tus servicios, mensajes y tu portafolio siguen guardados.',
  },
}

/** To the holder of a plan that an administrator gave or ended. `endsAt`: null for one without an end. */
export const planGiven = (isPremium: boolean, endsAt: Date | null): PlanWords => ({
  title: 'Tu plan cambió',
  message: !isPremium
    ? 'Desde hoy tienes el plan gratuito. Lo que publicaste, tus mensajes y tus datos siguen donde estaban.'
    : endsAt
      ? `Te dimos el plan premium hasta el ${formatDate(endsAt)}. No tienes que pagar nada y no se renueva solo.`
      : 'Te dimos el plan premium, sin fecha de fin. No tienes que pagar nada.',
})
