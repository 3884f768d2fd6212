import type { ListedTransaction } from '#contracts/admin/money.contract.ts'
import { ledgerAccountNames } from '#domain/ledger/ledger.words.ts'
import { formatMoney } from '#domain/plans/receipt.ts'

type LedgerEntriesProps = Pick<ListedTransaction, 'entries' | 'currency'>

/** The lines of one transaction: debit on the left, credit on the right. */
export const LedgerEntries = ({ entries, currency }: LedgerEntriesProps) => (
  <ul className="grid gap-0.5 text-xs">
    {entries.map(({ account, amount }) => (
      <li key={account} className="grid grid-cols-[1fr_auto_auto] gap-x-3">
        <span className="min-w-0 text-ink-2">{ledgerAccountNames[account]}</span>
        <span className="min-w-24 text-right tabular-nums">
          {amount > 0 && (
            <>
              <span className="sr-only">Debe </span>
              {formatMoney(amount, currency)}
            </>
          )}
        </span>
        <span className="min-w-24 text-right tabular-nums">
          {amount < 0 && (
            <>
              <span className="sr-only">Haber </span>
              {formatMoney(-amount, currency)}
            </>
          )}
        </span>
      </li>
    ))}
  </ul>
)
