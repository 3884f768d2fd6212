import type { AvailabilityState } from '#contracts/services/availability-vocabulary.ts'
import { monthNames } from '#domain/bookings/booking-times.ts'

type Shown = { state: AvailabilityState; day: string | null }

/** '3 de diciembre'; with its year if that is not the present one. */
function dateInWords(day: string, today: string): string {
  const [year, month, date] = day.split('-').map(Number)
  const words = `${date} de ${monthNames[(month ?? 1) - 1]}`
  return today.startsWith(`${year}-`) ? words : `${words} de ${year}`
}

/** On cards and pages: 'Disponible desde el 3 de diciembre'. */
export function availabilityInWords({ state, day }: Shown, today: string): string {
  if (state === 'now') return 'Disponible ahora'
  if (state === 'busy') return 'Con agenda llena por ahora'
  if (state === 'unconfirmed' || day === null) return 'Disponibilidad sin confirmar'
  const date = dateInWords(day, today)
  return state === 'from' ? `Disponible desde el ${date}` : `Con agenda llena hasta el ${date}`
}

/** In the form of an order: when work can begin. */
export function startInWords({ state, day }: Shown, firstName: string, today: string): string {
  if (state === 'now') return `${firstName} puede empezar apenas acepte.`
  if (state === 'busy')
    return `${firstName} ya tiene todos los pedidos que atiende a la vez. Puedes enviar tu solicitud: empezaría al terminar uno.`
  if (state === 'unconfirmed' || day === null)
    return `${firstName} no ha confirmado su disponibilidad en las últimas semanas. Pregúntale cuándo puede empezar.`
  const date = dateInWords(day, today)
  return state === 'from'
    ? `${firstName} puede empezar desde el ${date}.`
    : `${firstName} tiene la agenda llena hasta el ${date} y puede empezar después.`
}
