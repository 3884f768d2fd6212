import { formatTime } from '#domain/time/dates.ts'
import { plainTextOf } from './answer.ts'
import type { Turn } from './talk.ts'
import type { Fault } from './talk-faults.ts'

/** What happened to a question, and what to do. */
export function faultWords(fault: Fault): { title: string; text: string } {
  switch (fault.kind) {
    case 'offline':
      return {
        title: 'Sin conexión',
        text: 'Tu pregunta queda aquí y se envía sola cuando vuelva la red.',
      }
    case 'unreachable':
      return {
        title: 'No pude conectarme',
        text: 'Qhatu no responde en este momento. Tu pregunta queda aquí.',
      }
    case 'cut':
      return {
        title: 'La respuesta se cortó',
        text: 'Puedes pedirla otra vez. Si llegó una parte, queda arriba.',
      }
    case 'slow':
      return { title: 'Tardó demasiado', text: 'El asistente no terminó de responder. Prueba otra vez.' }
    case 'not-ours':
      return {
        title: 'Llegó otra cosa en lugar de la respuesta',
        text: 'Si tu red pide que inicies sesión en ella, hazlo y prueba otra vez.',
      }
    case 'busy':
      return {
        title: 'Muchas preguntas seguidas',
        text: `Podrás preguntar otra vez a las ${formatTime(new Date(fault.until))}. Tu pregunta queda aquí.`,
      }
    case 'refused':
      return { title: 'No pude responder', text: fault.message }
    default:
      return { title: 'No pude responder', text: 'Algo falló de nuestro lado. Tu pregunta queda aquí.' }
  }
}

/** What a screen reader hears of the newest turn: that it is under way, and then the whole answer at once. */
export function announcementOf(turn: Turn | undefined): string {
  if (!turn) return ''
  if (turn.state === 'asking') return 'Buscando la respuesta'
  if (turn.state === 'stopped') return 'Detuviste la respuesta'
  if (turn.state === 'failed') {
    const { title, text } = faultWords(turn.fault ?? { kind: 'server' })
    return `${title}. ${text}`
  }
  const { text, cards } = turn.answer
  const count =
    cards.length === 0 ? '' : ` ${cards.length === 1 ? '1 resultado' : `${cards.length} resultados`}.`
  return `${plainTextOf(text)}${count}`
}
