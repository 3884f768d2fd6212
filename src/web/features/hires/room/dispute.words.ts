import type { HireDetail } from '#contracts/hires/hires.contract.ts'
import type { HireParty } from '#domain/hires/steps.ts'
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
