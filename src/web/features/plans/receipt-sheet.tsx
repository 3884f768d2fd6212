import type { Receipt } from '#contracts/plans/plans.contract.ts'
import { formatDate } from '#domain/time/dates.ts'
import { billedName } from '#domain/plans/payment.words.ts'
import { formatMoney, igvLabel } from '#domain/plans/receipt.ts'
import { rateSays } from '#domain/plans/soles.ts'
import { brand } from '#web/brand.ts'
import { PaperSheet } from './paper-sheet.tsx'

/** A receipt. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const money = (cents: number) => formatMoney(cents, receipt.currency)
  const { completedAt, paidUntil } = receipt
  return (
    <PaperSheet
      kind="Recibo"
      number={receipt.receiptNumber ?? 'Sin número'}
      issuedAt={completedAt}
      payer={[
        { term: 'Nombre', value: receipt.payerName },
        ...(receipt.payerRuc ? [{ term: 'RUC', value: receipt.payerRuc }] : []),
        ...(receipt.payerDni ? [{ term: 'DNI', value: receipt.payerDni }] : []),
        ...(receipt.payerAddress ? [{ term: 'Dirección', value: receipt.payerAddress }] : []),
        { term: 'Correo', value: receipt.payerEmail },
      ]}
      details={[
        { term: 'Concepto', value: billedName(receipt) },
        ...(paidUntil ? [{ term: 'Vigente hasta', value: formatDate(new Date(paidUntil)) }] : []),
        { term: 'Método', value: receipt.method },
        ...(receipt.discount > 0 ? [{ term: 'Descuento', value: `−${money(receipt.discount)}` }] : []),
        { term: 'Valor de venta', value: money(receipt.base) },
        { term: igvLabel(receipt.igvPercent), value: money(receipt.igv) },
        ...(receipt.soles
          ? [
              {
                term: 'Equivale a',
                value: `${formatMoney(receipt.soles.total, 'PEN')}. ${rateSays(receipt.soles)}`,
              },
            ]
          : []),
        ...(receipt.issuedNumber ? [{ term: 'Comprobante electrónico', value: receipt.issuedNumber }] : []),
      ]}
      total={{ label: 'Total', value: money(receipt.billed) }}
      foot={
        <>
          {receipt.amount === 0 &&
            (receipt.discount > 0
              ? 'Con un código de descuento: no se cobró nada. '
              : 'Oferta de lanzamiento: no se cobró nada. ')}
          Este recibo es la constancia de tu activación en {brand.name}
          {receipt.issuedNumber
            ? `. Tu comprobante de pago es ${receipt.issuedNumber}.`
            : ' y no reemplaza a una boleta o factura electrónica.'}
        </>
      }
    />
  )
}
