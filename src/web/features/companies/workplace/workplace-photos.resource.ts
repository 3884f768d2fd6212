import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type WorkplacePhoto,
  workplacePhotosContract,
} from '#contracts/companies/workplace-photos.contract.ts'
import { api } from '#web/lib/api-client.ts'

const queryKey = ['workplace-photos']

/** The photos of the own workplace. */
export const useWorkplacePhotos = () =>
  useQuery({
    queryKey,
    queryFn: () => api.call(workplacePhotosContract.list, {}),
    // An administrator may have decided about one.
    refetchOnMount: 'always',
  })

/** Shows what a call answered with. */
export function useKeepPhotos() {
  const queries = useQueryClient()
  return (photos: WorkplacePhoto[]) => queries.setQueryData(queryKey, photos)
}

export function useReloadPhotos() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey })
}
