import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import type { PayoutListDetail, PayoutRow } from '#contracts/admin/payouts.contract.ts'
import { formatMoney } from '#domain/plans/receipt.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { BackLink } from '#web/ui/action/back-link.tsx'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { FailedDialog } from './failed-dialog.tsx'
import { payoutsPath } from './payouts.address.ts'
import { RowTable } from './row-table.tsx'
import { usePayoutMarks } from './use-payout-marks.ts'

/** One list: its file, and what became of each payout. */
export function PayoutListView({
  list: { id, preparedAt, preparedBy, sums, rows },
}: {
  list: PayoutListDetail
}) {
  const mark = usePayoutMarks(id)
  const [failing, setFailing] = useState<PayoutRow | null>(null)
  const open = rows.filter(({ status }) => status === 'listed')
  return (
    <>
      <BackLink to={payoutsPath}>Pagos a profesionales</BackLink>
      <div className="mt-2 mb-5 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1>Lista {id}</h1>
          <p className="text-sm text-ink-2">
            {sums.map(({ amount, currency }) => formatMoney(amount, currency)).join(' · ')}. Preparada el{' '}
            {formatDateTime(new Date(preparedAt))} por {preparedBy}.
          </p>
        </div>
        <span className="flex flex-wrap gap-2">
          <a
            href={`/api/admin/payout-lists/${id}/file`}
            download
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            <Download className="icon" />
            Descargar archivo
          </a>
          {open.length > 0 && (
            <Button
              size="sm"
              onClick={() =>
                void mark(
                  open.map((row) => row.id),
                  'paid',
                )
              }
            >
              Marcar como pagada
            </Button>
          )}
        </span>
      </div>
      <Card padding="none">
        <RowTable rows={rows} onPaid={(row) => void mark([row.id], 'paid')} onFailed={setFailing} />
      </Card>
      {failing && (
        <FailedDialog
          row={failing}
          onMark={(failure) => mark([failing.id], 'failed', failure)}
          onClose={() => setFailing(null)}
        />
      )}
    </>
  )
}
