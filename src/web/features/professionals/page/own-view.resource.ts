import { professionalsContract } from '#contracts/professionals/professionals.contract.ts'
import { api, ApiError, endpointRef } from '#web/lib/api-client.ts'
import { createResource, type Resource, useResource } from '#web/lib/resource.ts'
import { useIsCompany } from '#web/features/accounts/session/session.resource.ts'

async function load(id: number) {
  try {
    return await api.call(endpointRef(professionalsContract.get), {
      params: { id },
    })
  } catch (error) {
    // The page exists, but the professional hides from this company.
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
const views = new Map<number, Resource<Awaited<ReturnType<typeof load>>>>()

/** A profile as the signed-in viewer may see it; null when it is hidden from them. Browser only: it is cached for the tab. */
export function viewOf(id: number) {
  const known = views.get(id) ?? createResource(() => load(id))
  views.set(id, known)
  return known
}

/** For viewers who may not request it. */
export const noView: ReturnType<typeof viewOf> = createResource(() => Promise.reject(new Error('Not asked')))

/** Whether the professional hides from the signed-in company. The page itself is the same for everyone. */
export function useHidesFromMe(id: number | undefined): boolean {
  const asks = useIsCompany() && id !== undefined
  return useResource(asks ? viewOf(id) : noView, asks) === null
}
