import { useState } from 'react'
import type { PayoutRow } from '#contracts/admin/payouts.contract.ts'
import { type PayoutFailure, payoutFailures } from '#contracts/payouts/payouts-vocabulary.ts'
import { payoutFailureNames } from '#domain/payouts/payout.words.ts'
import { formatMoney } from '#domain/plans/receipt.ts'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'

type FailedDialogProps = {
  row: PayoutRow
  onMark: (failure: PayoutFailure) => Promise<boolean>
  onClose: () => void
}

/** Why a payout did not arrive; the professional is told. */
export function FailedDialog({ row, onMark, onClose }: FailedDialogProps) {
  const [failure, setFailure] = useState<PayoutFailure>('wrong-number')
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const isDone = await onMark(failure)
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <FormDialog
      title="No se pudo pagar"
      description={`${row.name}: ${formatMoney(row.amount, row.currency)}. Vuelve a quedar por pagar.`}
      submit="Marcar"
      busyLabel="Marcando..."
      isSubmitting={isBusy}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <RadioGroup
        legend="Motivo"
        value={failure}
        onChange={(value) => setFailure(payoutFailures.find((one) => one === value) ?? failure)}
        name="failure"
        options={payoutFailures.map((value) => ({ value, label: payoutFailureNames[value] }))}
      />
    </FormDialog>
  )
}
