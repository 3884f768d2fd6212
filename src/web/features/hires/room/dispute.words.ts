import type { DisputeWant } from '#contracts/hires/dispute-vocabulary.ts'
import type { HireDetail } from '#contracts/hires/hires.contract.ts'
import type { HireParty } from '#domain/orders/hire-steps.ts'
import { disputeEndingNames } from '#domain/orders/dispute.words.ts'
import { writeOrderSum } from '#domain/orders/sum.ts'
import { formatDate } from '#domain/time/dates.ts'
import type { Turn } from './room.words.ts'

type Say = (title: string, text: string) => Turn

/** The end of an order by a decision. */
export const endedDispute = 'Nuestro equipo revisó lo que contaron y decidió. Abajo está cómo y por qué.'

/** Whose turn it is while there is a problem. */
export function disputeTurn(
  { dispute, companyName, professionalName }: HireDetail,
  viewer: HireParty,
  { yours, theirs }: Record<'yours' | 'theirs', Say>,
): Turn {
  const other = viewer === 'company' ? professionalName : companyName
  if (dispute?.stage === 'desk')
    return {
      isYours: false,
      lead: 'Le toca a Qhatu',
      title: 'Nuestro equipo decide',
      text: `Leemos lo que contaron los dos y respondemos${dispute.decidedBy ? ` hasta el ${formatDate(new Date(dispute.decidedBy))}` : ''}. Hasta entonces todavía pueden ponerse de acuerdo.`,
    }
  if (dispute?.stage === 'answered')
    return yours(
      'Busquen un acuerdo',
      `${other} y tú ya contaron su parte. Propongan cómo terminar o sigan conversando.`,
    )
  return dispute?.by === viewer
    ? theirs('Espera su respuesta', `${other} lee lo que contaste. El plazo del pedido está detenido.`)
    : yours(
        'Responde al problema',
        `${other} contó un problema con este pedido. Lee abajo qué pasó y cuenta tu parte.`,
      )
}

/** What one side can want, as it says it; `most` is all that there is to share. */
export const wantLabels = (want: DisputeWant, viewer: HireParty, most: string): string =>
  ({
    finished: 'Que termine el trabajo como acordamos',
    part: viewer === 'company' ? 'Que me devuelvan una parte' : 'Recibir una parte',
    all_back: `Que me devuelvan todo: ${most}`,
    paid: `Recibir todo: ${most}`,
  })[want]

/** What its author wants, for the reader. */
export function wantedInWords({ dispute, order, professionalName, companyName }: HireDetail): string {
  if (!dispute?.wants) return ''
  if (dispute.wants === 'finished') return `Que ${professionalName} termine el trabajo como acordaron.`
  const sum = writeOrderSum(dispute.wantsCents ?? 0, order.currency)
  if (dispute.wants === 'all_back') return `Que todo vuelva a ${companyName}.`
  return dispute.wants === 'paid'
    ? `Que ${professionalName} reciba todo: ${sum}.`
    : `Que ${professionalName} reciba ${sum}.`
}

/** Where it stands, in a few words. */
export function stageInWords({ dispute }: HireDetail): string {
  if (!dispute) return ''
  if (dispute.ending) return disputeEndingNames[dispute.ending]
  return {
    open: 'Espera una respuesta',
    answered: 'Buscan un acuerdo',
    desk: 'Lo revisa Qhatu',
  }[dispute.stage ?? 'open']
}
