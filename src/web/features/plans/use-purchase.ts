import { plansContract } from '#contracts/plans/plans.contract.ts'
import type { Purchasable } from '#contracts/plans/plans-vocabulary.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { ownPlanResources } from './own-plan.ts'
import { activationProblem } from './use-plan-activation.ts'

/** Buys a product for the signed-in account: goes to the payment page, or shows what was given if it costs nothing. */
export function usePurchase(
  kind: 'company' | 'professional',
  product: Purchasable,
  onBought?: () => Promise<unknown> | void,
) {
  return useAction(() => api.call(endpointRef(plansContract.purchase), { body: { product } }), {
    onSuccess: async ({ message, checkoutUrl }) => {
      if (checkoutUrl !== undefined) return location.assign(checkoutUrl)
      await Promise.all([ownPlanResources[kind].refresh(), onBought?.()])
      return showToast({ title: 'Compra lista', description: message })
    },
    onError: (error) =>
      showToast({
        title: 'No se pudo comprar',
        description: activationProblem(error),
        tone: 'destructive',
      }),
  })
}
