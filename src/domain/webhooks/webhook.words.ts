import type {
  DeliveryEvent,
  DeliveryStatus,
  RestReason,
  TryProblem,
  WebhookEvent,
} from '#contracts/webhooks/webhooks-vocabulary.ts'
import { spelledNumber } from '#domain/text/spelled-number.ts'
import { HOUR, MINUTE } from '#domain/time/durations.ts'
import { pauses, triesDays } from './schedule.ts'

/** When each event happens. */
export const webhookEventNames: Record<WebhookEvent, string> = {
  new_application: 'Alguien postula',
  application_updated: 'Cambia el estado de una postulación',
  application_approved: 'Aceptas o contratas a alguien',
  application_withdrawn: 'Alguien retira su postulación',
  job_published: 'Un empleo aparece en las listas',
  job_closed: 'Un empleo deja de aparecer',
  message_received: 'Un profesional te escribe',
}

export const deliveryEventNames: Record<DeliveryEvent, string> = { ...webhookEventNames, test: 'Prueba' }

export const deliveryStatusNames: Record<DeliveryStatus, string> = {
  success: 'Exitoso',
  failed: 'Fallido',
  pending: 'Pendiente',
}

export const problemTexts: Record<TryProblem, string> = {
  refused: 'La dirección no es pública',
  unresolved: 'El nombre no existe en internet',
  unreachable: 'No se pudo conectar',
  tls: 'El certificado https no es válido',
  timeout: 'No respondió a tiempo',
  cut: 'La respuesta llegó incompleta',
  off: 'El punto de entrega no estaba activo',
  withheld: 'La empresa ya no puede ver este contenido',
}

/** The same in one word, for a list. */
export const problemMarks: Record<TryProblem, string> = {
  refused: 'Privada',
  unresolved: 'DNS',
  unreachable: 'Sin conexión',
  tls: 'TLS',
  timeout: 'Sin respuesta',
  cut: 'Incompleta',
  off: 'Inactivo',
  withheld: 'Retenido',
}

/** What usually mends it; statuses that say nothing more have none. */
const codeTexts: Readonly<Record<number, string>> = {
  400: 'Solicitud rechazada',
  401: 'Pide autenticación',
  403: 'Acceso denegado',
  404: 'La ruta no existe',
  405: 'No acepta POST',
  408: 'Se agotó el tiempo',
  410: 'Pidió no recibir más',
  429: 'Demasiadas solicitudes',
  500: 'Error del sistema',
  502: 'Puerta de enlace con error',
  503: 'Servicio no disponible',
  504: 'La puerta de enlace no respondió',
}

interface Ended {
  code: number | null
  problem: TryProblem | null
}

/** What a try ended with, in a sentence. */
export function outcomeText({ code, problem }: Ended): string {
  if (problem !== null) return problemTexts[problem]
  if (code === null) return 'Todavía sin respuesta'
  if (code >= 200 && code < 300) return 'Entregado'
  if (code >= 300 && code < 400) return 'Redirección: no la seguimos'
  return codeTexts[code] ?? 'Respuesta inesperada'
}

/** The same for a list: the status, or one word. */
export const outcomeMark = ({ code, problem }: Ended): string =>
  problem === null ? (code === null ? '—' : String(code)) : problemMarks[problem]

/** Why nothing is sent to an endpoint any more. */
export const restText = (reason: RestReason, host: string): string =>
  reason === 'gone'
    ? `${host} respondió 410: pidió no recibir más. Desactivamos ese punto de entrega.`
    : `${host} no aceptó un envío en más de ${spelledNumber(triesDays)} días de intentos. Pausamos ese punto de entrega; los envíos que faltan esperan en tu registro.`

/** '184 ms', '1.2 s' */
export const durationText = (ms: number | null): string =>
  ms === null ? '—' : ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`

/** The pauses between tries: '5 s, 5 min, 30 min, 2 h, … y 24 h'. */
export const pausesText: string = (() => {
  const parts = pauses.map((pause) =>
    pause < MINUTE ? `${pause / 1000} s` : pause < HOUR ? `${pause / MINUTE} min` : `${pause / HOUR} h`,
  )
  return `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`
})()

const clock = new Intl.DateTimeFormat('es-PE', {
  timeZone: 'America/Lima',
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** Day and time of a try in Lima, to the second: '23/11, 09:37:27'. */
export const tryTime = (instant: Date): string => clock.format(instant)
