/* What is answered to all who are left when an ad closes. The words for one applicant's step are in final-message.words.ts. */

import type { AnswerGroup, AnswerOutcome } from '#contracts/applications/close-out-vocabulary.ts'

/** The title of the notice that brings an answer. */
export const answerTitles: Record<AnswerOutcome, string> = {
  rejected: 'Respuesta a tu postulación',
  in_process: 'Sigues en proceso',
}

/** The two texts that every company has. */
export const builtInAnswers: readonly { name: string; outcome: AnswerOutcome; text: string }[] = [
  {
    name: 'Gracias y cierre',
    outcome: 'rejected',
    text:
      'Gracias por postular a {puesto}, {nombre}. Esta vez seguimos con otras personas, y preferimos ' +
      'decírtelo a dejarte esperando.\n\nEs una respuesta sobre este puesto, no sobre lo que vales. Ojalá postules ' +
      'a otro de nuestros avisos.\n\n{empresa}',
  },
  {
    name: 'Sigues en proceso',
    outcome: 'in_process',
    text:
      'Tu postulación a {puesto} sigue en proceso, {nombre}. Aún no decidimos; apenas lo hagamos, te ' +
      'escribimos.\n\nGracias por tu paciencia.\n\n{empresa}',
  },
]

/** The texts that every company has to write to candidates with. None of them answers the application. */
export const builtInMessages: readonly { name: string; text: string }[] = [
  {
    name: 'Coordinar una llamada',
    text:
      'Hola, {nombre}: soy {remitente}, de {empresa}. Leí tu postulación a {puesto} y me gustaría conversar contigo unos ' +
      'minutos.\n\n¿Qué día y a qué hora te queda bien esta semana?',
  },
  {
    name: 'Pedir un dato',
    text:
      'Hola, {nombre}: estamos revisando tu postulación a {puesto} y nos falta un dato.\n\n¿Nos cuentas desde cuándo ' +
      'podrías empezar?\n\n{remitente}, {empresa}',
  },
]

/** The groups of candidates without a final answer, as the company reads them. */
export const answerGroupNames: Record<AnswerGroup, { name: string; detail: string }> = {
  interviewed: { name: 'Llegaron a entrevista', detail: 'Entrevistado' },
  preselected: { name: 'Pasaron tu primer filtro', detail: 'Preseleccionado' },
  viewed: { name: 'Abriste su postulación', detail: 'Visto' },
  pending: { name: 'Aún no la abres', detail: 'Pendiente' },
  in_process: { name: 'Saben que siguen en proceso', detail: 'Esperan el final' },
  closed: { name: 'Les avisamos del cierre', detail: 'Sin respuesta tuya' },
}

/** '1 persona espera tu respuesta', '12 personas esperan tu respuesta'. */
export const waitingInWords = (count: number): string =>
  count === 1 ? '1 persona espera tu respuesta' : `${count} personas esperan tu respuesta`

/** What a candidate hears when the company gave no answer. It decides nothing about the person. */
export const closedUnansweredTitle = 'Proceso cerrado sin respuesta de la empresa'

/** Why it was closed: the company's term passed, its ad is gone, or the company itself. */
export type ClosedWhy = { kind: 'term'; days: number } | { kind: 'ad' } | { kind: 'company' }

export function closedUnansweredMessage(
  { jobTitle, companyName }: { jobTitle: string; companyName: string },
  why: ClosedWhy,
): string {
  const after =
    'Cerramos este proceso para que no sigas esperando. No dice nada de ti: si la empresa te responde después, te avisaremos.'
  if (why.kind === 'company')
    return `La empresa que publicó ${jobTitle} ya no está en Qhatu y no respondió tu postulación. Cerramos este proceso para que no sigas esperando. No dice nada de ti.`
  if (why.kind === 'ad')
    return `${companyName} retiró el aviso ${jobTitle} sin responder tu postulación. ${after}`
  return `Pasaron ${why.days} días sin novedades de ${companyName} sobre tu postulación a ${jobTitle}. ${after}`
}
