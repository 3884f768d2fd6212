import { useMutation } from '@tanstack/react-query'
import { servicesContract } from '#contracts/services/services.contract.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'

type Activation = { serviceId: number; companyId?: number }

/**
 * Activates the chat of a service for 30 days: at once if it is free, otherwise after the payment page, which returns to
 * the conversation with the given company.
 */
export function useActivateChat(onActivated: () => Promise<void>) {
  return useMutation({
    mutationFn: ({ serviceId, ...body }: Activation) =>
      api.call(servicesContract.activateChat, { params: { serviceId }, body }),
    onSuccess: async ({ message, checkoutUrl }) => {
      if (checkoutUrl !== undefined) return location.assign(checkoutUrl)
      await onActivated()
      return showToast({ title: 'Chat Activado', description: message })
    },
    onError: (error) =>
      showToast({
        title: 'Error al activar chat',
        description: (error instanceof ApiError && error.body.message) || 'No se pudo activar el chat',
        tone: 'destructive',
      }),
  })
}
