import { useContext } from 'react'
import { Link } from 'react-router'
import type { HireDetail } from '#contracts/hires/hires.contract.ts'
import type { HireParty } from '#domain/orders/hire-steps.ts'
import { writeOrderSum } from '#domain/orders/sum.ts'
import { CompanyRoleContext } from '#web/features/companies/panel/may-write.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { ChargeLines } from './charge-lines.tsx'

/** Where the money of an order is: paid, held, released and back; and what the company pays for it. */
export function MoneyCard({ hire, viewer }: { hire: HireDetail; viewer: HireParty }) {
  // Only who pays for the company opens its receipts.
  const role = useContext(CompanyRoleContext)
  const { held, totalCents, currency, parts } = hire.order
  if (!held || totalCents === null) return null
  const money = (cents: number) => writeOrderSum(cents, currency)
  const shares = sharesOf(hire)
  const isCompany = viewer === 'company'
  const receipts = role === 'owner' ? hire.paidParts.filter(({ released }) => released > 0) : []
  return (
    <Card title={isCompany ? 'Tu pago' : 'Tu dinero'}>
      <p className="fig text-h3">{money(totalCents)}</p>
      <ShareBar shares={shares} total={totalCents} />
      <ul className="mt-3 grid gap-1 text-sm">
        {shares.map(({ name, cents, look }) => (
          <li key={name} className="flex items-center gap-3">
            <span aria-hidden="true" className={cx('size-3 flex-none', look)} />
            <span className="min-w-0 grow">{name}</span>
            <span className="fig font-strong">{money(cents)}</span>
          </li>
        ))}
      </ul>
      <div className="mt-5 border-t border-line pt-3">
        {isCompany ? (
          <ChargeLines cents={totalCents} feeRate={held.feeRate} currency={currency} total="Pagas en total" />
        ) : (
          <p className="text-sm text-ink-2">
            Recibes el precio completo: la comisión de Qhatu la paga la empresa encima.
          </p>
        )}
      </div>
      {isCompany && receipts.length > 0 && (
        <ul className="mt-4 grid gap-2 text-sm">
          {receipts.map(({ paymentId, part }) => (
            <li key={paymentId}>
              <Link to={`/recibos/${paymentId}`} className="link">
                {parts.length > 1 ? `Recibo de la comisión, hito ${part + 1}` : 'Recibo de la comisión'}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 text-xs text-ink-2">
        {parts.length > 1
          ? 'Cada hito se paga antes de que empiece. Lo que vuelve a la empresa vuelve con su comisión.'
          : 'Se paga antes de que empiece el trabajo. Lo que vuelve a la empresa vuelve con su comisión.'}
      </p>
    </Card>
  )
}

type Share = ReturnType<typeof sharesOf>[number]

/** The same as a bar; the list below says it in words. */
function ShareBar({ shares, total }: { shares: readonly Share[]; total: number }) {
  const startOf = (at: number) => shares.slice(0, at).reduce((sum, { cents }) => sum + cents, 0)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${total} 1`}
      preserveAspectRatio="none"
      className="mt-3 block h-4 w-full"
    >
      {shares.map(({ name, cents, fill }, at) => (
        <rect key={name} x={startOf(at)} y={0} width={cents} height={1} className={fill} />
      ))}
    </svg>
  )
}

/** The price by where it is. */
function sharesOf({ paidParts, order, status }: HireDetail) {
  const sum = (of: 'held' | 'released' | 'returned') => paidParts.reduce((all, part) => all + part[of], 0)
  const [held, released, returned] = [sum('held'), sum('released'), sum('returned')]
  const isOver = ['completed', 'cancelled', 'declined'].includes(status)
  const left = isOver ? 0 : (order.totalCents ?? 0) - held - released - returned
  return [
    { name: 'Liberado', cents: released, look: 'bg-ink', fill: 'fill-ink' },
    {
      name: status === 'delivered' ? 'Retenido, en revisión' : 'Retenido',
      cents: held,
      look: 'bg-accent',
      fill: 'fill-accent',
    },
    { name: 'Devuelto', cents: returned, look: 'bg-info-ink', fill: 'fill-info-ink' },
    { name: 'Por pagar', cents: left, look: 'bg-line', fill: 'fill-line' },
  ].filter(({ cents, name }) => cents > 0 || name === 'Retenido')
}
