import { plansContract } from '#contracts/plans/plans.contract.ts'
import { api, ApiError, endpointRef } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { ownPlanResources } from './own-plan.ts'

/**
 * Activates the premium plan of the signed-in account and shows the result; if a payment is due it goes to the payment
 * page. `onActivated` reloads the screen's data.
 */
export function usePlanActivation(
  kind: 'company' | 'professional',
  onActivated?: () => Promise<unknown> | void,
) {
  return useAction(
    () =>
      kind === 'company'
        ? api.call(endpointRef(plansContract.activateCompanyPremium), {})
        : api.call(endpointRef(plansContract.activateProfessionalPremium), {}),
    {
      onSuccess: async ({ message, checkoutUrl }) => {
        if (checkoutUrl !== undefined) return location.assign(checkoutUrl)
        await Promise.all([ownPlanResources[kind].refresh(), onActivated?.()])
        return showToast({ title: 'Plan activado', description: message })
      },
      onError: (error) =>
        showToast({
          title: 'Error al activar plan',
          description: activationProblem(error),
          tone: 'destructive',
        }),
    },
  )
}

/** Why an activation was refused, for a person. */
export const activationProblem = (error: unknown): string =>
  (error instanceof ApiError && error.body.message) || 'No se pudo activar el plan premium'
