import { formatMoney } from '#domain/plans/receipt.ts'
import type { PayoutCurrency } from '#contracts/payouts/payouts-vocabulary.ts'

/**
 * What a client that withholds takes of a 'recibo por honorarios' for income tax, in percent: Ley del Impuesto a la Renta (TUO, DS 179-2004-EF),
 * art. 74, as changed by DL 1258.
 */
export const retentionPercent = 8
/** Up to this sum nothing is withheld, in cents of a sol: DS 215-2006-EF, art. 2. */
export const retentionFrom = 150_000
/** Where SUNAT issues receipts and suspends retentions (form 1609). */
export const sunatPage = 'https://www.sunat.gob.pe/sol.html'

export interface ReceiptFacts {
  service: string
  currency: PayoutCurrency
  /** What the client paid for the service, in cents. */
  gross: number
  clientName: string
  /** '' if it is not known. */
  clientRuc: string
}

/**
 * Whether a client has to withhold: 'agentes de retención' are companies that keep full accounts (Ley del Impuesto a la Renta, art. 71 b). A RUC that
 * begins with 20 is a company's; whether it keeps full accounts only the client knows. An unknown RUC may be one.
 */
const mayWithhold = ({ clientRuc }: ReceiptFacts): boolean => clientRuc === '' || clientRuc.startsWith('20')

/**
 * The retention in cents; 0: none. Null: it depends on the rate of exchange of the day on which the receipt is issued, which is not ours to say.
 */
export function retentionOf(facts: ReceiptFacts): number | null {
  if (!mayWithhold(facts)) return 0
  if (facts.currency !== 'PEN') return null
  return facts.gross > retentionFrom ? Math.round((facts.gross * retentionPercent) / 100) : 0
}

/** One sentence on the retention. */
export function retentionLine(facts: ReceiptFacts): string {
  const retention = retentionOf(facts)
  const least = formatMoney(retentionFrom, 'PEN')
  if (retention === null)
    return `Si la empresa es agente de retención y el recibo supera ${least} al tipo de cambio del día, retiene el ${retentionPercent} %: ${formatMoney(Math.round((facts.gross * retentionPercent) / 100), facts.currency)}.`
  if (retention === 0)
    return mayWithhold(facts)
      ? `Sin retención: el recibo no supera ${least}.`
      : 'Sin retención: solo retienen las empresas con contabilidad completa.'
  return `Si la empresa es agente de retención, retiene el ${retentionPercent} %: ${formatMoney(retention, 'PEN')}. Recibirías ${formatMoney(facts.gross - retention, 'PEN')}. Con la suspensión de retenciones (formulario 1609) no se retiene.`
}

/** The text to copy into the form of SUNAT. */
export const receiptText = (facts: ReceiptFacts): string =>
  [
    `Cliente: ${facts.clientName || 'pídele su nombre'}`,
    `RUC: ${facts.clientRuc || 'pídeselo a tu cliente'}`,
    `Servicio: ${facts.service}`,
    `Moneda: ${facts.currency === 'PEN' ? 'soles' : 'dólares'}`,
    `Monto: ${formatMoney(facts.gross, facts.currency)}`,
    retentionLine(facts),
  ].join('\n')
