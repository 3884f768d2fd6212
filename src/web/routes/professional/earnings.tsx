import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { earningsContract } from '#contracts/payouts/earnings.contract.ts'
import { payoutDestinationsContract } from '#contracts/payouts/payout-destinations.contract.ts'
import type { ReceiptFacts } from '#domain/payouts/fee-receipt.ts'
import { DestinationCard } from '#web/features/payouts/destination-card.tsx'
import { EarnedMonths } from '#web/features/payouts/earned-months.tsx'
import { DirectOrders, HeldOrders, PayoutTable } from '#web/features/payouts/earning-lists.tsx'
import { EarningSums } from '#web/features/payouts/earning-sums.tsx'
import { ReceiptHelp } from '#web/features/payouts/receipt-help.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'professional')
  const api = args.context.get(personalApi)
  const [earnings, destinations] = await Promise.all([
    api.call(earningsContract.mine, {}),
    api.call(payoutDestinationsContract.list, {}),
  ])
  return { earnings, destinations }
}

export const meta: MetaFunction = () => [{ title: 'Ingresos · Qhatu' }]

/** What the professional earned by orders, and where it is paid. */
export default function EarningsSection() {
  const { earnings, destinations } = useLoaderData<typeof loader>()
  const [receipt, setReceipt] = useState<ReceiptFacts | null>(null)
  const { balances, months, heldOrders, payouts, direct } = earnings
  const isEmpty = balances.length === 0 && direct.length === 0
  const lacks = balances.some(
    ({ currency, due }) => due > 0 && !destinations.some((known) => known.currency === currency),
  )
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1>Ingresos</h1>
        {!isEmpty && (
          <span className="flex flex-wrap gap-2">
            {files.map(({ label, href }) => (
              <a
                key={href}
                href={href}
                download
                className={buttonClass({ variant: 'secondary', size: 'sm' })}
              >
                <Download className="icon" />
                {label}
              </a>
            ))}
          </span>
        )}
      </div>
      <div className="grid max-w-[60rem] gap-5">
        {lacks && (
          <Note tone="warn">
            Tienes dinero por cobrar: dinos abajo, en “Dónde cobras”, adónde te lo enviamos.
          </Note>
        )}
        {isEmpty && (
          <Card>
            <EmptyState
              title="Aún no tienes ingresos"
              action={<LinkButton to="/dashboard/servicios">Publicar un servicio</LinkButton>}
            >
              Cuando una empresa contrata tu servicio y acepta lo que entregas, lo que ganaste queda aquí.
            </EmptyState>
          </Card>
        )}
        <EarningSums balances={balances} />
        <DestinationCard destinations={destinations} />
        {heldOrders.length > 0 && <HeldOrders orders={heldOrders} />}
        {payouts.length > 0 && <PayoutTable payouts={payouts} />}
        <EarnedMonths months={months} onReceipt={setReceipt} />
        {direct.length > 0 && <DirectOrders orders={direct} />}
      </div>
      {receipt && <ReceiptHelp facts={receipt} onClose={() => setReceipt(null)} />}
    </>
  )
}

const files = [
  { label: 'CSV', href: earningsContract.csv.path },
  { label: 'Excel', href: earningsContract.excel.path },
]

export function ErrorBoundary() {
  return <PanelError home="/dashboard" />
}
