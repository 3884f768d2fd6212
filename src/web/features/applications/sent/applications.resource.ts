import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  applicationsContract,
  type ProfessionalApplication,
} from '#contracts/applications/applications.contract.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { useLive } from '#web/features/live/use-live.ts'
import { ownApplicationsResource } from './own-application.resource.ts'

export const ownApplicationsKey = ['applications', 'mine'] as const

const freshFor = 30_000

/**
 * The applications of the signed-in professional: from the loader or, if that failed (null), requested again, three times
 * with a second between, as documented.
 */
export function useApplications(loaded: ProfessionalApplication[] | null) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ownApplicationsKey,
    queryFn: () => api.call(applicationsContract.mine, {}),
    retry: 3,
    retryDelay: 1000,
    staleTime: freshFor,
    ...(loaded ? { initialData: loaded } : {}),
  })
  useLive('applications', () => void refetch())
  return { applications: data ?? null, isFailed: isError, isFetching, retry: () => void refetch() }
}

/** Replaces an application in the list with the server's new version. */
export function useShownApplication() {
  const queries = useQueryClient()
  return (changed: ProfessionalApplication) =>
    queries.setQueryData<ProfessionalApplication[]>(ownApplicationsKey, (list) =>
      list?.map((item) => (item.id === changed.id ? changed : item)),
    )
}

/** Withdraws an application. The list shows it after the server's reply. */
export function useWithdrawal() {
  const show = useShownApplication()
  const offerUndo = useUndo()
  return useMutation({
    mutationFn: ({ id }: ProfessionalApplication) =>
      api.call(applicationsContract.withdraw, { params: { id } }),
    onSuccess: ({ undo, ...withdrawn }) => {
      show(withdrawn)
      const forget = () => ownApplicationsResource.set(undefined)
      forget()
      if (undo)
        offerUndo(undo, { title: 'Postulación retirada', description: withdrawn.job.title, onUndone: forget })
    },
    onError: (error) =>
      showToast({
        title: 'No se pudo retirar la postulación',
        description: (error instanceof ApiError && error.body.message) || 'Inténtalo otra vez en un momento.',
        tone: 'destructive',
      }),
  })
}
