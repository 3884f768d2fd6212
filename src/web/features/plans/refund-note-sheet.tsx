import { Link } from 'react-router'
import type { Note } from '#contracts/plans/documents.contract.ts'
import { formatMoney, igvLabel } from '#domain/plans/receipt.ts'
import { bankDaysText } from '#domain/plans/refund.words.ts'
import { rateSays } from '#domain/plans/soles.ts'
import { brand } from '#web/brand.ts'
import { PaperSheet } from './paper-sheet.tsx'

/** A note: what went back of a payment. */
export function NoteSheet({ note }: { note: Note }) {
  const money = (cents: number) => formatMoney(cents, note.currency)
  return (
    <PaperSheet
      kind="Nota de devolución"
      number={note.number}
      issuedAt={note.issuedAt}
      payer={[
        { term: 'Nombre', value: note.payerName },
        ...(note.payerRuc ? [{ term: 'RUC', value: note.payerRuc }] : []),
      ]}
      details={[
        { term: 'Concepto', value: `Devolución: ${note.description}` },
        {
          term: 'Recibo que corrige',
          value: (
            <Link to={`/recibos/${note.paymentId}`} className="link tabular-nums">
              {note.receiptNumber}
            </Link>
          ),
        },
        { term: 'Valor de venta', value: money(note.base) },
        { term: igvLabel(note.igvPercent), value: money(note.igv) },
        ...(note.soles
          ? [
              {
                term: 'Equivale a',
                value: `${formatMoney(note.soles.total, 'PEN')}. ${rateSays(note.soles)}`,
              },
            ]
          : []),
        ...(note.issuedNumber ? [{ term: 'Nota de crédito electrónica', value: note.issuedNumber }] : []),
      ]}
      total={{ label: 'Total devuelto', value: money(note.total) }}
      foot={
        <>
          El dinero volvió por el mismo medio con el que pagaste; tu banco puede tardar {bankDaysText} en
          mostrarlo. Esta nota es de {brand.name}
          {note.issuedNumber
            ? `. Tu nota de crédito es ${note.issuedNumber}.`
            : ' y no reemplaza a una nota de crédito electrónica.'}
        </>
      }
    />
  )
}
