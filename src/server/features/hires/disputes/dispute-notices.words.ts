import type { OrderAct } from '#contracts/hires/order-vocabulary.ts'
import { agreesDisputeDays, answersDisputeDays, decidesWithinDays } from '#domain/orders/deadlines.ts'
import { writeOrderSum } from '#domain/orders/sum.ts'
import type { Facts, Words } from '#server/features/hires/hire-notices.words.ts'

/** What the other side reads about the steps of a dispute. */
export const disputeWords: Partial<Record<OrderAct, (who: string, facts: Facts) => Words>> = {
  dispute: (who, { serviceTitle }) => ({
    title: 'Hay un problema con un pedido',
    message: `${who} contó un problema con “${serviceTitle}”. Léelo y responde en ${answersDisputeDays} días; mientras tanto el plazo del pedido se detiene.`,
  }),
  answer_dispute: (who, { serviceTitle }) => ({
    title: 'Respondieron al problema',
    message: `${who} contó su parte sobre “${serviceTitle}”. Tienen ${agreesDisputeDays} días para ponerse de acuerdo.`,
  }),
  add_evidence: (who, { serviceTitle }) => ({
    title: 'Agregaron algo al problema',
    message: `${who} agregó algo sobre el problema con “${serviceTitle}”.`,
  }),
  escalate: (who, { serviceTitle }) => ({
    title: 'Qhatu decide',
    message: `${who} pidió que nuestro equipo decida sobre “${serviceTitle}”. Respondemos en ${decidesWithinDays} días como máximo; hasta entonces todavía pueden ponerse de acuerdo.`,
  }),
  withdraw_dispute: (who, { serviceTitle }) => ({
    title: 'El problema quedó resuelto',
    message: `${who} retiró el problema con “${serviceTitle}”. El pedido sigue con el tiempo que le quedaba.`,
  }),
  finish_work: (who, { serviceTitle }) => ({
    title: 'Sigue el trabajo',
    message: `${who} sigue trabajando en “${serviceTitle}”, como pediste. El problema queda cerrado y el pedido continúa.`,
  }),
}

/** What both sides read about a decision. */
export const decisionWords = ({
  serviceTitle,
  cents,
  totalCents,
  currency,
}: Pick<Facts, 'serviceTitle' | 'currency'> & { cents: number; totalCents: number }): Words => ({
  title: 'Decidimos sobre un pedido',
  message: `Revisamos el problema con “${serviceTitle}”. De ${writeOrderSum(totalCents, currency)}, al profesional le corresponden ${writeOrderSum(cents, currency)} y a la empresa ${writeOrderSum(totalCents - cents, currency)}. Con esto el pedido termina.`,
})
