import type { ListedBalance } from '#contracts/admin/money.contract.ts'
import { ledgerAccountNames } from '#domain/ledger/ledger.words.ts'
import { formatMoney } from '#domain/plans/receipt.ts'
import { Card } from '#web/ui/look/card.tsx'

const names = { USD: 'Dólares', PEN: 'Soles' }

/** What each account has, each currency for itself: they are never added up. */
export const BalanceSheet = ({ balances }: { balances: readonly ListedBalance[] }) => (
  <div className="grid gap-4 lg:grid-cols-2">
    {(['USD', 'PEN'] as const)
      .map((currency) => ({ currency, own: balances.filter((one) => one.currency === currency) }))
      .filter(({ own }) => own.length > 0)
      .map(({ currency, own }) => (
        <Card key={currency} title={`Saldos en ${names[currency].toLowerCase()}`}>
          <dl className="divide-y divide-line text-sm">
            {own.map(({ account, balance }) => (
              <div key={account} className="flex justify-between gap-4 py-2">
                <dt className="min-w-0 text-ink-2">{ledgerAccountNames[account]}</dt>
                <dd className="font-strong whitespace-nowrap tabular-nums">
                  {balance < 0 ? '−' : ''}
                  {formatMoney(Math.abs(balance), currency)}
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
  </div>
)
