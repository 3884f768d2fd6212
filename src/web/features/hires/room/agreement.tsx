import type { HireDetail } from '#contracts/hires/hires.contract.ts'
import type { HireParty } from '#domain/orders/hire-steps.ts'
import { writeOrderSum } from '#domain/orders/sum.ts'
import { daysInWords, roundsInWords } from '#web/features/services/offers.words.ts'
import { priceInWords } from '#web/features/services/service-price.tsx'
import { Card } from '#web/ui/look/card.tsx'

/** What the company asked for and both agreed on. */
export function Agreement({ hire, viewer }: { hire: HireDetail; viewer: HireParty }) {
  const { order } = hire
  return (
    <Card title="Lo acordado">
      {order.totalCents === null ? (
        <p className="fig text-h4">{priceInWords(hire.price)}</p>
      ) : (
        <>
          <p className="fig text-h3">{writeOrderSum(order.totalCents, order.currency)}</p>
          <p className="mt-1 text-sm text-ink-2">
            {order.name} · {daysInWords(order.parts.reduce((sum, { days }) => sum + days, 0))},{' '}
            {roundsInWords(order.rounds)}
          </p>
        </>
      )}
      <h3 className="mt-5 text-sm font-strong">
        {viewer === 'company' ? 'Lo que pediste' : 'Lo que necesita'}
      </h3>
      <p className="mt-1 max-w-measure text-control whitespace-pre-line wrap-anywhere">{hire.message}</p>
      {order.includes.length > 0 && (
        <>
          <h3 className="mt-5 text-sm font-strong">Incluye</h3>
          <ul className="mt-1 list-disc pl-5 text-control">
            {order.includes.map((item) => (
              <li key={item} className="wrap-anywhere">
                {item}
              </li>
            ))}
          </ul>
        </>
      )}
      {order.extras.length > 0 && (
        <>
          <h3 className="mt-5 text-sm font-strong">Extras</h3>
          <ul className="mt-1 divide-y divide-line text-control">
            {order.extras.map(({ name, cents }) => (
              <li key={name} className="flex justify-between gap-4 py-1.5">
                <span className="min-w-0 wrap-anywhere">{name}</span>
                <span>{writeOrderSum(cents, order.currency)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-5 text-xs text-ink-2">
        {order.totalCents === null
          ? 'Precio por hora, como estaba al pedirlo. El alcance y el pago los acuerdan entre ustedes.'
          : order.held
            ? viewer === 'company'
              ? 'Precio final, con los impuestos del profesional. Encima pagas la comisión de Qhatu con su IGV; el pago queda retenido hasta que aceptes.'
              : 'Precio final, con tus impuestos: lo recibes completo. La empresa paga encima la comisión de Qhatu, y el pago queda retenido hasta que acepte.'
            : 'Precio final, con los impuestos del profesional y sin comisión de Qhatu. El pago lo acuerdan entre ustedes.'}
      </p>
    </Card>
  )
}
