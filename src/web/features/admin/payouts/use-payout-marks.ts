import { payoutsContract } from '#contracts/admin/payouts.contract.ts'
import { undoSeconds } from '#contracts/acts/undo-figures.ts'
import type { PayoutFailure, PayoutStatus } from '#contracts/payouts/payouts-vocabulary.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'

const doneTitles: Record<PayoutStatus, string> = {
  paid: 'Marcado como pagado',
  failed: 'Marcado como no pagado',
  listed: 'Deshecho',
}

/** Marks rows of a list, and offers to take it back until it is booked. Answers whether it was done. */
export function usePayoutMarks(listId: number) {
  const { refresh } = useRefresh()
  async function mark(payoutIds: number[], status: PayoutStatus, failure?: PayoutFailure): Promise<boolean> {
    const isDone = await api
      .call(payoutsContract.markPayouts, {
        params: { id: listId },
        body: { payoutIds, status, ...(failure ? { failure } : {}) },
      })
      .then(
        () => true,
        (error: unknown) => {
          showToast({
            title: 'No se pudo marcar',
            description: error instanceof ApiError ? error.body.message : 'Revisa tu conexión.',
            tone: 'destructive',
          })
          return false
        },
      )
    if (isDone)
      showToast({
        title: doneTitles[status],
        ...(status === 'listed'
          ? { description: 'Sigue por pagar y no avisamos a nadie.' }
          : {
              description: `En ${undoSeconds} segundos queda registrado y le avisamos a cada profesional.`,
              action: {
                label: 'Deshacer',
                seconds: undoSeconds,
                onPress: () => void mark(payoutIds, 'listed'),
              },
            }),
      })
    await refresh()
    return isDone
  }
  return mark
}
