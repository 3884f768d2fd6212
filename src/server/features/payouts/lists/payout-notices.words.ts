import { formatMoney } from '#domain/plans/receipt.ts'
import { maskedName, payoutFailureAdvice, payoutFailureNames } from '#domain/payouts/payout.words.ts'
import type { NoticeWords } from '#server/features/notifications/notifications.service.ts'
import type { LockedPayout } from './payouts.queries.ts'

export function payoutPaid(row: LockedPayout): NoticeWords {
  const sum = formatMoney(row.amount, row.currency)
  return {
    title: `Te pagamos ${sum}`,
    message: `Te pagamos ${sum} a ${maskedName(row)}. Según tu banco, puede tardar unas horas en verse.`,
    mail: {
      subject: `Te pagamos ${sum}`,
      heading: 'Tu pago salió',
      label: 'Ver mis ingresos',
      paragraphs: ['En tus ingresos están los pedidos y el texto para tu recibo por honorarios.'],
    },
  }
}

export function payoutFailed(row: LockedPayout): NoticeWords {
  const sum = formatMoney(row.amount, row.currency)
  const reason = row.failure ?? 'bank-refused'
  return {
    title: `No pudimos pagarte ${sum}`,
    message: `No pudimos pagarte ${sum} a ${maskedName(row)}. ${payoutFailureNames[reason]}.`,
    mail: {
      subject: `No pudimos pagarte ${sum}`,
      heading: 'Revisa tus datos de pago',
      label: 'Revisar mis datos de pago',
      paragraphs: [payoutFailureAdvice[reason]],
    },
  }
}
