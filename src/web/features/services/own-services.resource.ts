import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type OwnService, servicesContract } from '#contracts/services/services.contract.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { useActivateChat } from './use-activate-chat.ts'

export const ownServicesKey = (professionalId: number) => ['services', professionalId] as const

const problemOf = (error: Error, otherwise: string): string =>
  (error instanceof ApiError && error.body.message) || otherwise

const shownInWords = ({ title, isActive, takedown }: OwnService): string => {
  if (takedown) return `Guardamos tu elección. Nadie más ve “${title}” mientras siga retirado por Qhatu.`
  return isActive ? `“${title}” está otra vez en el directorio.` : `“${title}” ya no está en el directorio.`
}

/** The services of the signed-in professional, and the actions besides editing. */
export function useOwnServices(professionalId: number) {
  const queries = useQueryClient()
  const offerUndo = useUndo()
  const key = ownServicesKey(professionalId)
  const list = useQuery({ queryKey: key, queryFn: () => api.call(servicesContract.mine, {}) })
  const change = (to: (services: OwnService[]) => OwnService[]) =>
    queries.setQueryData<OwnService[]>(key, (current) => current && to(current))
  const put = (changed: OwnService) =>
    change((services) => services.map((service) => (service.id === changed.id ? changed : service)))

  const show = useMutation({
    mutationFn: ({ service, isOpen }: { service: OwnService; isOpen: boolean; isUndo?: boolean }) =>
      api.call(servicesContract.setStatus, {
        params: { id: service.id },
        body: { status: isOpen ? 'active' : 'paused' },
      }),
    onSuccess: ({ message, service }, { isOpen, isUndo = false }) => {
      put(service)
      showToast({
        title: message,
        description: shownInWords(service),
        ...(isUndo
          ? {}
          : {
              action: {
                label: 'Deshacer',
                onPress: () => show.mutate({ service, isOpen: !isOpen, isUndo: true }),
              },
            }),
      })
    },
    onError: (error) =>
      showToast({
        title: 'Error',
        description: problemOf(error, 'No se pudo actualizar el estado del servicio'),
        tone: 'destructive',
      }),
  })
  const remove = useMutation({
    mutationFn: ({ id }: OwnService) => api.call(servicesContract.remove, { params: { id } }),
    onSuccess: ({ undo }, { id, title }) => {
      change((services) => services.filter((service) => service.id !== id))
      offerUndo(undo, { title: 'Servicio eliminado', description: title })
    },
    onError: (error) =>
      showToast({
        title: 'Error',
        description: problemOf(error, 'No se pudo eliminar el servicio'),
        tone: 'destructive',
      }),
  })
  const activateChat = useActivateChat(() => queries.invalidateQueries({ queryKey: key }))
  return {
    services: list.data,
    isFailed: list.isError && !list.data,
    isFetching: list.isFetching,
    retry: () => void list.refetch(),
    refresh: () => queries.invalidateQueries({ queryKey: key }),
    show,
    remove,
    activateChat,
  }
}
export type OwnServices = ReturnType<typeof useOwnServices>
