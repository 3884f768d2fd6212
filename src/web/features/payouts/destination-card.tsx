import { useState } from 'react'
import type { PayoutDestination } from '#contracts/payouts/payout-destinations.contract.ts'
import { type PayoutCurrency, payoutCurrencies } from '#contracts/payouts/payouts-vocabulary.ts'
import { currencyNames, maskedName } from '#domain/payouts/payout.words.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { DestinationForm } from './destination-form.tsx'
import { RemoveDestination } from './remove-destination.tsx'

/** Where the person is paid, for each currency, by the last four digits. */
export function DestinationCard({ destinations }: { destinations: readonly PayoutDestination[] }) {
  const [open, setOpen] = useState<{ act: 'change' | 'remove'; currency: PayoutCurrency } | null>(null)
  const close = () => setOpen(null)
  return (
    <Card title="Dónde cobras">
      <p className="mb-4 text-sm text-ink-2">
        Guardamos el número cifrado y nadie lo ve completo en pantalla. Un pago que ya está en camino sale al
        número de antes.
      </p>
      <ul className="grid gap-3">
        {payoutCurrencies.toReversed().map((currency) => {
          const known = destinations.find((one) => one.currency === currency)
          const name = currencyNames[currency]
          return (
            <li key={currency} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <div className="min-w-0">
                <b className="font-strong">{name}</b>
                <span className="block text-sm wrap-anywhere text-ink-2">
                  {known ? `${maskedName(known)} · ${known.holder}` : 'Aún no dijiste dónde'}
                </span>
              </div>
              <span className="flex gap-2">
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`${known ? 'Cambiar' : 'Agregar'} dónde cobras en ${name.toLowerCase()}`}
                  onClick={() => setOpen({ act: 'change', currency })}
                >
                  {known ? 'Cambiar' : 'Agregar'}
                </Button>
                {known && (
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={`Quitar dónde cobras en ${name.toLowerCase()}`}
                    onClick={() => setOpen({ act: 'remove', currency })}
                  >
                    Quitar
                  </Button>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      {open?.act === 'change' && <DestinationForm currency={open.currency} onClose={close} />}
      {open?.act === 'remove' && <RemoveDestination currency={open.currency} onClose={close} />}
    </Card>
  )
}
