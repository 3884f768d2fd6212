import { useQuery, useQueryClient } from '@tanstack/react-query'
import { photosContract } from '#contracts/accounts/photos.contract.ts'
import { api } from '#web/lib/api-client.ts'

const queryKey = ['own-photo']

/** The own photo or logo, and whether others see it. Undefined: not loaded yet. */
export const useOwnPhoto = () =>
  useQuery({
    queryKey,
    queryFn: () => api.call(photosContract.own, {}),
    // An administrator may have decided about it.
    refetchOnMount: 'always',
  }).data

/** After it was changed. */
export function useReloadOwnPhoto() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey })
}
