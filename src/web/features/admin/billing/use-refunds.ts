import { useQueryClient } from '@tanstack/react-query'
import { moneyContract } from '#contracts/admin/money.contract.ts'
import type { RefundReason } from '#contracts/plans/refunds-vocabulary.ts'
import { undoSeconds } from '#contracts/acts/undo-figures.ts'
import { formatMoney } from '#domain/plans/receipt.ts'
import { api, isApiError } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'

type Asked = { paymentId: number; amount: number; left: number; reason: RefundReason }

/** Gives payments back, undoes that, and sends what was refused again. Giving back throws, for the form that asked. */
export function useRefunds() {
  const { refresh } = useRefresh()
  const queries = useQueryClient()
  const reload = async () => {
    await Promise.all([refresh(), queries.invalidateQueries({ queryKey: ['payment-money'] })])
  }
  async function attempt(failed: string, act: () => Promise<unknown>, done: () => void) {
    try {
      await act()
      done()
    } catch (error) {
      showToast({
        title: failed,
        description: isApiError(error) ? error.message : 'Revisa tu conexión.',
        tone: 'destructive',
      })
    } finally {
      await reload()
    }
  }
  const cancel = (id: number) =>
    attempt(
      'No se pudo deshacer',
      () => api.call(moneyContract.cancelRefund, { params: { id } }),
      () => showToast({ title: 'Devolución deshecha', description: 'El dinero no salió.' }),
    )
  const retry = (id: number) =>
    attempt(
      'No se pudo reintentar',
      () => api.call(moneyContract.retryRefund, { params: { id } }),
      () => showToast({ title: 'Enviada otra vez al proveedor' }),
    )
  async function give({ paymentId, ...body }: Asked, currency: 'USD' | 'PEN') {
    const { id } = await api.call(moneyContract.refund, { params: { id: paymentId }, body })
    showToast({
      title: `Devuelves ${formatMoney(body.amount, currency)}`,
      description: 'Sale al proveedor cuando ya no puedas deshacerlo.',
      action: { label: 'Deshacer', onPress: () => void cancel(id), seconds: undoSeconds },
    })
    await reload()
  }
  return { give, cancel, retry }
}
