import { plansContract } from '#contracts/plans/plans.contract.ts'
import type { Purchasable } from '#contracts/plans/plans-vocabulary.ts'
import { api, ApiError, endpointRef } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { ownPlanResources } from './own-plan.ts'

/** Reloads the screen's data after something was given. */
type Reload = (() => Promise<unknown> | void) | undefined
type Given = { message: string; checkoutUrl?: string | undefined }

/** Goes to the payment page, or shows what was given if nothing is to be paid. */
function useActivation(
  call: () => Promise<Given>,
  kind: 'company' | 'professional',
  words: { done: string; failed: string },
  reload: Reload,
) {
  return useAction(call, {
    onSuccess: async ({ message, checkoutUrl }) => {
      if (checkoutUrl !== undefined) return location.assign(checkoutUrl)
      await Promise.all([ownPlanResources[kind].refresh(), reload?.()])
      return showToast({ title: words.done, description: message })
    },
    onError: (error) =>
      showToast({ title: words.failed, description: activationProblem(error), tone: 'destructive' }),
  })
}

/** Activates the launch offer for the signed-in account. */
export const usePlanActivation = (kind: 'company' | 'professional', reload: Reload) =>
  useActivation(
    () =>
      kind === 'company'
        ? api.call(endpointRef(plansContract.activateCompanyPremium), {})
        : api.call(endpointRef(plansContract.activateProfessionalPremium), {}),
    kind,
    { done: 'Plan activado', failed: 'Error al activar plan' },
    reload,
  )

/** Buys a product for the signed-in account. `returnTo`: where the person goes on after the payment page. */
export const usePurchase = (
  kind: 'company' | 'professional',
  product: Purchasable,
  { code, returnTo }: { code?: string | undefined; returnTo?: string | undefined },
  reload: Reload,
) =>
  useActivation(
    () =>
      api.call(endpointRef(plansContract.purchase), {
        body: { product, ...(code ? { code } : {}), ...(returnTo ? { returnTo } : {}) },
      }),
    kind,
    { done: 'Compra lista', failed: 'No se pudo comprar' },
    reload,
  )

/** Why an activation was refused, for a person. */
export const activationProblem = (error: unknown): string =>
  (error instanceof ApiError && error.body.message) || 'No se pudo activar el plan premium'
