import type { PostKind } from '#contracts/admin/posts-vocabulary.ts'
import { type ReportReason, reportReasons } from '#contracts/support/reports-vocabulary.ts'

/* What the owner of a job or a service is told when an administrator decides about it. */

export interface PostNotice {
  title: string
  message: string
  /** What can be done about it. */
  paragraph: string | null
}

/** 'Tu aviso', 'tu servicio'. */
const things: Record<PostKind, string> = { job: 'aviso', service: 'servicio' }
/** From where it disappears, and where it appears again. */
const places: Record<PostKind, string> = { job: 'las listas', service: 'el directorio' }

const because = (reason: ReportReason, note: string) =>
  `${reason === 'other' && note ? '' : `Motivo: ${reasonForOwner(reason)}. `}${note}`.trim()

/** A reason as its owner reads it. */
export const reasonForOwner = (reason: ReportReason): string =>
  reason === 'other' ? 'No cumple nuestras normas' : reportReasons[reason]

const objection = (thing: string) =>
  `Solo nosotros podemos volver a mostrarlo. Si corregiste el ${thing} o crees que es un error, escríbenos desde la página Contacto y lo revisamos.`

export const takenDownNotice = (
  kind: PostKind,
  { title, reason, note }: { title: string; reason: ReportReason; note: string },
): PostNotice => ({
  title: `Retiramos tu ${things[kind]}`,
  message: `“${title}” ya no aparece en ${places[kind]}. ${because(reason, note)}`,
  paragraph: objection(things[kind]),
})

/** `isShown`: it also is what its owner wants, and nothing else holds it back. */
export const reactivatedNotice = (
  kind: PostKind,
  { title, isShown }: { title: string; isShown: boolean },
): PostNotice => ({
  title: `Ya no retenemos tu ${things[kind]}`,
  message: isShown
    ? `“${title}” vuelve a aparecer en ${places[kind]}.`
    : `“${title}” ya no está retirado por nosotros. Puedes mostrarlo otra vez cuando quieras.`,
  paragraph: null,
})

export const deletedNotice = (
  kind: PostKind,
  { title, reason, days }: { title: string; reason: ReportReason; days: number },
): PostNotice => ({
  title: `Eliminamos tu ${things[kind]}`,
  message: `“${title}” ya no está en tu panel ni en ${places[kind]}. Motivo: ${reasonForOwner(reason)}.`,
  paragraph: `Si crees que es un error, escríbenos desde la página Contacto: durante ${days} días podemos restaurarlo.`,
})

export const restoredNotice = (
  kind: PostKind,
  { title, isShown }: { title: string; isShown: boolean },
): PostNotice => ({
  title: `Restauramos tu ${things[kind]}`,
  message: isShown
    ? `“${title}” está otra vez en tu panel y en ${places[kind]}.`
    : `“${title}” está otra vez en tu panel, como estaba antes.`,
  paragraph: null,
})
