import type { Receipt } from '#contracts/plans/plans.contract.ts'
import { formatDate, formatDateTime } from '#domain/time/dates.ts'
import { formatMoney } from '#domain/plans/receipt.ts'
import { brand } from '#web/brand.ts'
import { BrandLink } from '#web/layouts/brand-link.tsx'
import { DefinitionList } from '#web/ui/list/definition-list.tsx'
import { Band } from '#web/ui/look/motif/band.tsx'

/** A receipt. Printing shows only this. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const money = (cents: number) => formatMoney(cents, receipt.currency)
  const { completedAt, paidUntil } = receipt
  return (
    <article className="overflow-clip rounded-md border border-line bg-surface print:rounded-none print:border-0">
      <Band />
      <div className="grid gap-8 p-6 sm:p-10">
        <header className="flex flex-wrap items-start justify-between gap-4">
          <div>
            <BrandLink />
            <p className="mt-2 text-sm text-ink-2">{brand.place}</p>
          </div>
          <div className="sm:text-right">
            <p className="text-sm text-ink-2">Recibo</p>
            <h1 className="fig text-h3">{receipt.receiptNumber ?? 'Sin número'}</h1>
            {completedAt && (
              <p className="text-sm text-ink-2">
                Emitido el <time dateTime={completedAt}>{formatDateTime(new Date(completedAt))}</time>
              </p>
            )}
          </div>
        </header>
        <section>
          <h2 className="mb-3 text-h4">Cliente</h2>
          <DefinitionList
            items={[
              { term: 'Nombre', value: receipt.payerName },
              ...(receipt.payerRuc ? [{ term: 'RUC', value: receipt.payerRuc }] : []),
              { term: 'Correo', value: receipt.payerEmail },
            ]}
          />
        </section>
        <section>
          <h2 className="mb-3 text-h4">Detalle</h2>
          <DefinitionList
            items={[
              { term: 'Concepto', value: receipt.description },
              ...(paidUntil ? [{ term: 'Vigente hasta', value: formatDate(new Date(paidUntil)) }] : []),
              { term: 'Método', value: receipt.method },
              ...(receipt.discount > 0 ? [{ term: 'Descuento', value: `−${money(receipt.discount)}` }] : []),
              { term: 'Valor de venta', value: money(receipt.base) },
              { term: 'IGV (18 %)', value: money(receipt.igv) },
            ]}
          />
          <p className="mt-4 flex items-baseline justify-between gap-4 border-t border-line-strong pt-4">
            <span className="font-strong">Total</span>
            <span className="fig text-h3">{money(receipt.amount)}</span>
          </p>
        </section>
        <p className="text-xs text-ink-2">
          {receipt.amount === 0 &&
            (receipt.discount > 0
              ? 'Con un código de descuento: no se cobró nada. '
              : 'Oferta de lanzamiento: no se cobró nada. ')}
          Este recibo es la constancia de tu activación en {brand.name} y no reemplaza a una boleta o factura
          electrónica.
        </p>
      </div>
    </article>
  )
}
