import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useContext } from 'react'
import type { HireDetail } from '#contracts/hires/hires.contract.ts'
import { ordersContract } from '#contracts/hires/orders.contract.ts'
import { chargeOf } from '#domain/orders/fee-sums.ts'
import { writeOrderSum } from '#domain/orders/sum.ts'
import { CompanyRoleContext } from '#web/features/companies/panel/may-write.tsx'
import { hiresKey } from '#web/features/hires/hires.resource.ts'
import { refusalOf } from '#web/features/hires/room/order.resource.ts'
import { api } from '#web/lib/api-client.ts'
import { Button } from '#web/ui/action/button.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'

/** Leads to the page on which the part in turn is paid. Only who pays for the company can. */
export function PayButton({ hire: { id, order } }: { hire: HireDetail }) {
  const role = useContext(CompanyRoleContext)
  const queries = useQueryClient()
  const { part, currency, held, awaitedCents } = order
  const { total: totalCents } = chargeOf(awaitedCents ?? 0, held?.feeRate ?? 0)
  const pay = useMutation({
    mutationFn: () => api.call(ordersContract.pay, { params: { id }, body: { part, totalCents } }),
    onSuccess: ({ checkoutUrl }) => window.location.assign(checkoutUrl),
    onError: async (error) => {
      showToast({ title: 'Error', description: refusalOf(error), tone: 'destructive' })
      await queries.invalidateQueries({ queryKey: hiresKey })
    },
  })
  if (role !== null && role !== 'owner')
    return (
      <p className="text-sm text-on-night-2">Deposita quien administra la cuenta de la empresa. Avísale.</p>
    )
  return (
    // It stays busy until the browser has left.
    <Button
      busy={pay.isPending || pay.isSuccess}
      busyLabel="Abriendo el pago..."
      onClick={() => pay.mutate()}
    >
      {`Depositar ${writeOrderSum(totalCents, currency)}`}
    </Button>
  )
}
