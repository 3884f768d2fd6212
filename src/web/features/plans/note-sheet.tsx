import { Link } from 'react-router'
import type { Note } from '#contracts/plans/documents.contract.ts'
import { formatMoney } from '#domain/plans/receipt.ts'
import { bankDaysText } from '#domain/plans/refund.words.ts'
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
        { term: 'IGV (18 %)', value: money(note.igv) },
      ]}
      total={{ label: 'Total devuelto', value: money(note.total) }}
      foot={
        <>
          El dinero volvió por el mismo medio con el que pagaste; tu banco puede tardar {bankDaysText} en
          mostrarlo. Esta nota es de {brand.name} y no reemplaza a una nota de crédito electrónica.
        </>
      }
    />
  )
}
