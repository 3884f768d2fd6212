import { completesAfterDays } from '#domain/hires/completion.ts'
import type { HireRow } from './hires.queries.ts'

type Step = Exclude<HireRow['status'], 'requested'>

/** The notification to the other side for each step. */
export const stepWords: Record<Step, (who: string, service: string) => { title: string; message: string }> = {
  accepted: (who, service) => ({
    title: 'Solicitud aceptada',
    message: `${who} aceptó tu solicitud de “${service}”. Ya pueden empezar.`,
  }),
  declined: (who, service) => ({
    title: 'Solicitud rechazada',
    message: `${who} no puede tomar tu solicitud de “${service}”.`,
  }),
  delivered: (who, service) => ({
    title: 'Servicio entregado',
    message: `${who} entregó “${service}”. Revísalo y marca la contratación como completada; si no dices nada, se completa sola en ${completesAfterDays} días.`,
  }),
  completed: (who, service) => ({
    title: 'Contratación completada',
    message: `${who} dio por completado “${service}”.`,
  }),
  cancelled: (who, service) => ({
    title: 'Contratación cancelada',
    message: `${who} canceló la contratación de “${service}”.`,
  }),
}
