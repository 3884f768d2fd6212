import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { may } from '#contracts/admin/admin-vocabulary.ts'
import { adminContract } from '#contracts/admin/admin.contract.ts'
import { exchangeRatesContract } from '#contracts/admin/exchange-rates.contract.ts'
import { BillingTabs } from '#web/features/admin/billing/billing-tabs.tsx'
import { RateTable } from '#web/features/admin/billing/rate-table.tsx'
import { TypeRate } from '#web/features/admin/billing/type-rate.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { PanelError } from '#web/routes/panel-error.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(personalApi)
  const [known, { admin }] = await Promise.all([
    api.call(exchangeRatesContract.exchangeRates, {}),
    api.call(adminContract.adminSession, {}),
  ])
  return { ...known, mayType: may(admin?.role ?? 'analyst', 'refund-payments') }
}

export const meta = () => unlistedMeta('Tipo de cambio')

export const ErrorBoundary = () => <PanelError home="/admin" />

/** What a dollar costs in soles, for the documents that say their total in both. */
export default function ExchangeRates() {
  const { isPublished, rates, mayType } = useLoaderData<typeof loader>()
  const [isTyping, setTyping] = useState(false)
  return (
    <>
      <h1 className="mb-4">Facturación</h1>
      <BillingTabs at="Tipo de cambio" />
      <div className="mb-5 flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-[64ch] text-sm text-ink-2">
          Cada recibo en dólares guarda el de su día y dice con él su total en soles. Sin uno conocido no
          muestra soles.{' '}
          {isPublished
            ? 'Se pide cada mañana a quien lo publica.'
            : 'Nadie lo publica para nosotros todavía, así que lo escribe finanzas.'}
        </p>
        {mayType && (
          <Button size="sm" onClick={() => setTyping(true)}>
            <Plus className="icon" />
            Escribir tipo de cambio
          </Button>
        )}
      </div>
      <Card padding="none">
        {rates.length > 0 ? (
          <RateTable rates={rates} />
        ) : (
          <EmptyState title="Todavía no hay un tipo de cambio">
            Los recibos muestran solo la moneda en la que se pagó.
          </EmptyState>
        )}
      </Card>
      {isTyping && <TypeRate onClose={() => setTyping(false)} />}
    </>
  )
}
