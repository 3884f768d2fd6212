import type { Hire } from '#contracts/hires/hires.contract.ts'
import type { HireStatus } from '#contracts/hires/hire-vocabulary.ts'
import { completesAfterDays } from '#domain/orders/deadlines.ts'
import { formatDate } from '#domain/time/dates.ts'
import type { HireParty } from '#domain/orders/hire-steps.ts'
import type { Tone } from '#web/ui/look/badge.tsx'
import { timeToUndo } from '#web/features/acts/undo.words.ts'

export const hireTones: Record<HireStatus, Tone> = {
  requested: 'warn',
  agreed: 'warn',
  accepted: 'info',
  declined: 'neutral',
  delivered: 'accent',
  completed: 'ok',
  cancelled: 'neutral',
  disputed: 'warn',
  decided: 'neutral',
}

type Words = Pick<Hire, 'status' | 'companyName' | 'professionalName' | 'completesAt'>

/** What a hire waits for, in words for the reader. */
export function waitsFor(
  { status, companyName, professionalName, completesAt }: Words,
  viewer: HireParty,
): string {
  const term = completesAt === null ? '' : formatDate(new Date(completesAt))
  const texts: Record<HireStatus, Record<HireParty, string>> = {
    requested: {
      professional: `Dile a ${companyName} si puedes tomarlo.`,
      company: `Esperas la respuesta de ${professionalName}.`,
    },
    agreed: {
      professional: `Esperas que ${companyName} deposite el pago. Empiezas cuando esté retenido.`,
      company: `Deposita el pago para que ${professionalName} empiece.`,
    },
    accepted: {
      professional: 'Cuando termines, márcalo como entregado.',
      company: `${professionalName} está trabajando en esto.`,
    },
    delivered: {
      professional: `${companyName} revisa tu entrega y la da por completada. Si no dice nada, se completa sola el ${term}.`,
      company: `Revisa la entrega. Si está conforme, complétala; si no dices nada, se completa sola el ${term}.`,
    },
    declined: {
      professional: 'No tomaste esta solicitud.',
      company: `${professionalName} no pudo tomarla. Puedes pedirla otra vez o buscar a otra persona.`,
    },
    completed: {
      professional: 'Trabajo completado.',
      company: 'Trabajo completado. Tu reseña ayuda a otras empresas.',
    },
    cancelled: { professional: 'La contratación se canceló.', company: 'La contratación se canceló.' },
    disputed: {
      professional: 'Hay un problema por resolver. Mira en el pedido a quién le toca.',
      company: 'Hay un problema por resolver. Mira en el pedido a quién le toca.',
    },
    decided: {
      professional: 'El problema se resolvió y el pedido terminó.',
      company: 'El problema se resolvió y el pedido terminó.',
    },
  }
  return texts[status][viewer]
}

export interface StepWords {
  /** The button's label. */
  label: string
  /** The toast after it. */
  done: string
  /**
   * The confirmation before a step that ends the hire or that only the other side can answer; null: the step is taken at
   * once, and can be undone.
   */
  question: { title: string; text: string; isDanger: boolean } | null
}

/** The texts of a step for the person who takes it. */
export function stepWords(step: HireStatus, title: string, viewer: HireParty): StepWords {
  const other = viewer === 'company' ? 'El profesional' : 'La empresa'
  switch (step) {
    case 'accepted':
      return { label: 'Aceptar', done: 'Solicitud aceptada', question: null }
    case 'declined':
      return {
        label: 'Rechazar',
        done: 'Solicitud rechazada',
        question: {
          title: `¿Rechazar la solicitud de “${title}”?`,
          text: `La empresa recibirá un aviso. Tienes ${timeToUndo}; después tendrá que pedírtelo otra vez.`,
          isDanger: true,
        },
      }
    case 'delivered':
      return {
        label: 'Marcar como entregado',
        done: 'Servicio entregado',
        question: {
          title: `¿Marcar “${title}” como entregado?`,
          text: `La empresa recibirá un aviso para que lo revise y lo dé por completado. Si no dice nada, se completa solo en ${completesAfterDays} días.`,
          isDanger: false,
        },
      }
    case 'completed':
      return {
        label: 'Completar',
        done: 'Contratación completada',
        question: {
          title: `¿Dar por completado “${title}”?`,
          text: 'Confirmas que recibiste lo que pediste. Después puedes escribir una reseña.',
          isDanger: false,
        },
      }
    default:
      return {
        label: 'Cancelar contratación',
        done: 'Contratación cancelada',
        question: {
          title: `¿Cancelar la contratación de “${title}”?`,
          text: `${other} recibirá un aviso. Tienes ${timeToUndo}.`,
          isDanger: true,
        },
      }
  }
}

/** Which side has the next step; null: none, it is over. A problem waits for both. */
const turn: Record<HireStatus, HireParty | 'both' | null> = {
  requested: 'professional',
  agreed: 'company',
  accepted: 'professional',
  delivered: 'company',
  completed: null,
  declined: null,
  cancelled: null,
  disputed: 'both',
  decided: null,
}

/** Hires that wait for the reader, in progress, and over; each group latest first. */
export function groupHires(hires: readonly Hire[], viewer: HireParty) {
  const latest = hires.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
  const isYours = ({ status }: Hire) => turn[status] === viewer || turn[status] === 'both'
  const isOver = ({ status }: Hire) => turn[status] === null
  return {
    yours: latest.filter(isYours),
    theirs: latest.filter((hire) => !isOver(hire) && !isYours(hire)),
    over: latest.filter(isOver),
  }
}
