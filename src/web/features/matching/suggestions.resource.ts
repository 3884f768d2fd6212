import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { matchingContract, type Suggestion } from '#contracts/matching/matching.contract.ts'
import { type OwnService, servicesContract } from '#contracts/services/services.contract.ts'
import { api, ApiError, isRefusal } from '#web/lib/api-client.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { ownServicesKey } from '#web/features/services/own-services.resource.ts'

const reasonOf = (error: Error, otherwise: string) =>
  (error instanceof ApiError && error.body.message) || otherwise

/** The services that the professional could sell, and the actions on each. */
export function useSuggestions(
  professionalId: number,
  { onPremiumNeeded, onDraft }: { onPremiumNeeded: () => void; onDraft: (service: OwnService) => void },
) {
  const queries = useQueryClient()
  const key = ['suggestions', professionalId]
  const list = useQuery({
    queryKey: key,
    queryFn: () => api.call(matchingContract.suggestions, { params: { id: professionalId } }),
  })
  const drop = (id: number) =>
    queries.setQueryData<Suggestion[]>(key, (current) => current?.filter((item) => item.id !== id))
  const create = useMutation({
    mutationFn: ({ id }: Suggestion) =>
      api.call(matchingContract.createServiceFromSuggestion, { params: { id } }),
    onSuccess: async ({ message, serviceId, isNew }, { id, title }) => {
      drop(id)
      const services = await queries.fetchQuery({
        queryKey: ownServicesKey(professionalId),
        queryFn: () => api.call(servicesContract.mine, {}),
        // The loaded list does not have the draft yet.
        staleTime: 0,
      })
      showToast({
        title: message,
        description: isNew ? 'Está en pausa: nadie lo ve hasta que lo publiques.' : title,
      })
      const service = services.find((one) => one.id === serviceId)
      if (service) onDraft(service)
    },
    onError: (error) => {
      // The plan ended after the page loaded.
      if (
        isRefusal<typeof matchingContract.createServiceFromSuggestion>(error, 'professional_premium_required')
      )
        onPremiumNeeded()
      else
        showToast({
          title: 'Error al crear servicio',
          description: reasonOf(error, 'No se pudo crear el servicio. Inténtalo nuevamente.'),
          tone: 'destructive',
        })
    },
  })
  const dismiss = useMutation({
    mutationFn: ({ id }: Suggestion) => api.call(matchingContract.dismissSuggestion, { params: { id } }),
    onSuccess: (_, suggestion) => {
      const { id, title } = suggestion
      const place = queries.getQueryData<Suggestion[]>(key)?.findIndex((item) => item.id === id) ?? 0
      drop(id)
      showToast({
        title: 'Sugerencia descartada',
        description: title,
        action: { label: 'Deshacer', onPress: () => restore.mutate({ suggestion, place }) },
      })
    },
    onError: (error) =>
      showToast({
        title: 'Error al descartar sugerencia',
        description: reasonOf(error, 'Inténtalo otra vez en un momento.'),
        tone: 'destructive',
      }),
  })
  const restore = useMutation({
    mutationFn: ({ suggestion }: { suggestion: Suggestion; place: number }) =>
      api.call(matchingContract.restoreSuggestion, { params: { id: suggestion.id } }),
    onSuccess: (restored, { place }) => {
      queries.setQueryData<Suggestion[]>(
        key,
        (current) => current && current.filter(({ id }) => id !== restored.id).toSpliced(place, 0, restored),
      )
    },
    onError: (error) =>
      showToast({
        title: 'No se pudo recuperar la sugerencia',
        description: reasonOf(error, 'Inténtalo otra vez en un momento.'),
        tone: 'destructive',
      }),
  })
  const regenerate = useMutation({
    mutationFn: () => api.call(matchingContract.regenerateSuggestions, { params: { id: professionalId } }),
    onSuccess: async ({ message }) => {
      await queries.invalidateQueries({ queryKey: key })
      showToast({ title: 'Sugerencias regeneradas', description: message })
    },
    onError: (error) =>
      showToast({
        title: 'Error al regenerar sugerencias',
        description: reasonOf(error, 'Inténtalo otra vez en un momento.'),
        tone: 'destructive',
      }),
  })
  return {
    suggestions: list.data,
    isFailed: list.isError && !list.data,
    isFetching: list.isFetching,
    retry: () => void list.refetch(),
    create,
    dismiss,
    regenerate,
  }
}
