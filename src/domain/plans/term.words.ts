import { formatDate } from '#domain/time/dates.ts'
import { graceEndOf } from './terms.ts'

/** 'Vigente hasta el 12 dic. 2026', and in the days of grace until when it goes on. */
export const termText = (endsAt: Date, now: Date): string =>
  endsAt > now
    ? `Vigente hasta el ${formatDate(endsAt)}`
    : `Terminó el ${formatDate(endsAt)} y sigue activo hasta el ${formatDate(graceEndOf(endsAt))}`
