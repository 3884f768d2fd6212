import type { ListedTransaction } from '#contracts/admin/money.contract.ts'
import { ledgerAccountNames } from '#domain/ledger/ledger.words.ts'
import { formatMoney } from '#domain/plans/receipt.ts'

type LedgerEntriesProps = Pick<ListedTransaction, 'entries' | 'currency'>

/** The lines of one transaction, each with its side. */
export const LedgerEntries = ({ entries, currency }: LedgerEntriesProps) => (
  <ul className="grid gap-1 text-xs">
    {entries.map(({ account, amount }) => (
      <li key={account} className="flex justify-between gap-3">
        <span className="min-w-0 text-left text-ink-2">{ledgerAccountNames[account]}</span>
        <span className="flex flex-none gap-2 tabular-nums">
          {formatMoney(Math.abs(amount), currency)}
          <span className="w-9 text-left text-ink-2">{amount > 0 ? 'debe' : 'haber'}</span>
        </span>
      </li>
    ))}
  </ul>
)
