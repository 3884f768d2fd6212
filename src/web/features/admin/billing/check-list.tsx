import type { LedgerCheckResult } from '#contracts/admin/money.contract.ts'
import { ledgerFaultNames } from '#domain/ledger/ledger.words.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { Badge } from '#web/ui/look/badge.tsx'

const figures = new Intl.NumberFormat('es-PE')

/** The last checks of the ledger, with what was wrong. */
export const CheckList = ({ checks }: { checks: readonly LedgerCheckResult[] }) => (
  <ul className="divide-y divide-line text-sm">
    {checks.map(({ checkedAt, entries, faults }) => (
      <li key={checkedAt} className="grid gap-2 py-3">
        <span className="flex flex-wrap items-center justify-between gap-2">
          <span className="tabular-nums">{formatDateTime(new Date(checkedAt))}</span>
          <Badge tone={faults.length > 0 ? 'bad' : 'ok'}>
            {faults.length > 0 ? 'Con diferencias' : 'Sin diferencias'}
          </Badge>
        </span>
        <span className="text-xs text-ink-2">{figures.format(entries)} líneas revisadas</span>
        {faults.map(({ fault, count, examples }) => (
          <span key={fault} className="text-xs text-bad-ink">
            {ledgerFaultNames[fault]}: {figures.format(count)} (por ejemplo, {examples.join(', ')})
          </span>
        ))}
      </li>
    ))}
  </ul>
)
