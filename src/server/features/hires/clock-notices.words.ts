import {
  answersWithinDays,
  completesAfterDays,
  decidesWithinDays,
  offerStandsDays,
  type ClockStep,
  waitsForLateDays,
} from '#domain/orders/deadlines.ts'
import type { HireRow } from './hires.queries.ts'

/** A title, and what each side reads. */
export interface ClockWords {
  title: string
  professional: string
  company: string
}

type Named = Pick<
  HireRow,
  | 'serviceTitle'
  | 'companyName'
  | 'firstName'
  | 'part'
  | 'parts'
  | 'status'
  | 'dispute'
  | 'isHeld'
  | 'deliveries'
>

/** What the clock did. `before`: the hire until then. */
export const clockWords: Record<ClockStep, (hire: Named, before: Named) => ClockWords> = {
  approve: ({ serviceTitle, companyName, status }) =>
    status === 'completed'
      ? {
          title: 'Contratación completada',
          professional: `“${serviceTitle}” se completó automáticamente: ${companyName} no respondió a tu entrega en ${completesAfterDays} días.`,
          company: `“${serviceTitle}” se completó automáticamente, ${completesAfterDays} días después de la entrega. Puedes escribir una reseña.`,
        }
      : {
          title: 'Hito aceptado',
          professional: `Un hito de “${serviceTitle}” se aceptó automáticamente: ${companyName} no respondió en ${completesAfterDays} días. Ya puedes empezar el siguiente.`,
          company: `Un hito de “${serviceTitle}” se aceptó automáticamente, ${completesAfterDays} días después de la entrega. Sigue el siguiente.`,
        },
  lapse: ({ serviceTitle, companyName, firstName }, { status }) =>
    status === 'agreed'
      ? {
          title: 'Pedido cerrado sin pago',
          professional: `El pedido de ${companyName} de “${serviceTitle}” se cerró: el pago no llegó a tiempo.`,
          company: `Tu pedido de “${serviceTitle}” se cerró: el pago no llegó a tiempo. Puedes pedirlo de nuevo.`,
        }
      : {
          title: 'Solicitud vencida',
          professional: `La solicitud de ${companyName} para “${serviceTitle}” se cerró: pasaron ${answersWithinDays} días sin respuesta.`,
          company: `Tu solicitud de “${serviceTitle}” se cerró: ${firstName} no respondió en ${answersWithinDays} días. Puedes pedírsela a otra persona.`,
        },
  mark_late: ({ serviceTitle, firstName }) => ({
    title: 'Entrega atrasada',
    professional: `Pasó el plazo de “${serviceTitle}”. Entrega en cuanto puedas o cuéntale a la empresa cuándo será.`,
    company: `${firstName} todavía no entrega “${serviceTitle}” y el plazo ya pasó. Pregúntale cuándo será, o propón terminar.`,
  }),
  give_up: ({ serviceTitle, status }) => {
    if (status === 'disputed') {
      const both = `Pasaron ${waitsForLateDays} días del plazo de “${serviceTitle}” sin otra entrega. Nuestro equipo lo revisa y decide en ${decidesWithinDays} días como máximo.`
      return { title: 'Qhatu decide', professional: both, company: both }
    }
    const both = `“${serviceTitle}” se canceló: pasaron ${waitsForLateDays} días del plazo sin una entrega.`
    return { title: 'Contratación cancelada', professional: both, company: both }
  },
  escalate: ({ serviceTitle }, { dispute }) => {
    const term = dispute?.stage === 'open' ? 'responder' : 'ponerse de acuerdo'
    const both = `El problema con “${serviceTitle}” pasó a nuestro equipo: terminó el plazo para ${term}. Respondemos en ${decidesWithinDays} días como máximo.`
    return { title: 'Qhatu decide', professional: both, company: both }
  },
  drop_change: ({ serviceTitle }) => ({
    title: 'Cambio de hitos vencido',
    professional: `La propuesta de cambiar los hitos de “${serviceTitle}” venció sin respuesta o sin pago. El pedido sigue como estaba.`,
    company: `La propuesta de cambiar los hitos de “${serviceTitle}” venció sin respuesta o sin pago. El pedido sigue como estaba.`,
  }),
  drop_offer: ({ serviceTitle }) => ({
    title: 'Propuesta vencida',
    professional: `La propuesta de terminar “${serviceTitle}” venció: pasaron ${offerStandsDays} días sin respuesta. El pedido sigue como estaba.`,
    company: `La propuesta de terminar “${serviceTitle}” venció: pasaron ${offerStandsDays} días sin respuesta. El pedido sigue como estaba.`,
  }),
}

/** What the clock does soon, and when. */
export const soonWords: Record<ClockStep, (hire: Named, date: string) => ClockWords> = {
  approve: ({ serviceTitle, companyName, firstName, part, parts }, date) => {
    const becomes = part + 1 < parts.length ? 'se acepta' : 'se completa'
    return {
      title: 'Una entrega espera respuesta',
      professional: `${companyName} todavía no revisó “${serviceTitle}”. Si no dice nada, ${becomes} automáticamente el ${date}.`,
      company: `${firstName} entregó “${serviceTitle}” y espera tu respuesta. Si no dices nada, ${becomes} automáticamente el ${date}. Si algo falta, escríbele antes.`,
    }
  },
  lapse: ({ serviceTitle, companyName, status }, date) =>
    status === 'agreed'
      ? {
          title: 'Un pedido espera el pago',
          professional: `El pedido de ${companyName} de “${serviceTitle}” se cierra el ${date} si no llega el pago.`,
          company: `“${serviceTitle}” espera tu pago. Si no depositas antes, el pedido se cierra el ${date}.`,
        }
      : {
          title: 'Una solicitud espera tu respuesta',
          professional: `${companyName} espera saber si tomas “${serviceTitle}”. Si no respondes, la solicitud se cierra el ${date}.`,
          company: `Tu solicitud de “${serviceTitle}” se cierra el ${date} si nadie responde.`,
        },
  give_up: ({ serviceTitle, isHeld, deliveries }, date) =>
    isHeld && deliveries > 0
      ? {
          title: 'Un pedido atrasado pasa pronto a Qhatu',
          professional: `“${serviceTitle}” sigue sin otra entrega. Si no entregas antes, desde el ${date} decide nuestro equipo.`,
          company: `“${serviceTitle}” sigue sin otra entrega. Si nadie hace nada, desde el ${date} decide nuestro equipo.`,
        }
      : {
          title: 'Un pedido atrasado se cancela pronto',
          professional: `“${serviceTitle}” sigue sin entrega. Si no entregas antes, se cancela el ${date}.`,
          company: `“${serviceTitle}” sigue sin entrega. Si nadie hace nada, se cancela el ${date}.`,
        },
  mark_late: ({ serviceTitle }, date) => ({
    title: 'Se acerca el plazo',
    professional: `El plazo de “${serviceTitle}” vence el ${date}.`,
    company: `El plazo de “${serviceTitle}” vence el ${date}.`,
  }),
  escalate: ({ serviceTitle, dispute }, date) => {
    if (dispute?.stage === 'open') {
      const both = `El problema con “${serviceTitle}” todavía no tiene respuesta. Si sigue así, desde el ${date} decide nuestro equipo. Hasta entonces pueden ponerse de acuerdo.`
      return { title: 'Queda un día para responder a un problema', professional: both, company: both }
    }
    const both = `Si no llegan a un acuerdo sobre “${serviceTitle}”, desde el ${date} decide nuestro equipo. Puedes proponer una suma.`
    return { title: 'Queda un día para ponerse de acuerdo', professional: both, company: both }
  },
  drop_change: ({ serviceTitle }, date) => ({
    title: 'Un cambio de hitos espera respuesta',
    professional: `La propuesta de cambiar los hitos de “${serviceTitle}” vence el ${date}.`,
    company: `La propuesta de cambiar los hitos de “${serviceTitle}” vence el ${date}.`,
  }),
  drop_offer: ({ serviceTitle }, date) => ({
    title: 'Una propuesta espera respuesta',
    professional: `La propuesta de terminar “${serviceTitle}” vence el ${date}.`,
    company: `La propuesta de terminar “${serviceTitle}” vence el ${date}.`,
  }),
}
