import type { professionalsContract } from '#contracts/professionals/professionals.contract.ts'
import { api, ApiError, endpointRef } from '#web/lib/api-client.ts'
import { createResource, type Resource, useResource } from '#web/lib/resource.ts'
import { useIsCompany } from '#web/features/accounts/session/use-session.ts'

async function load(id: number) {
  try {
    return await api.call(endpointRef<typeof professionalsContract.get>('GET', '/api/professionals/:id'), {
      params: { id },
    })
  } catch (error) {
    // The page of everyone is there, and yet not for this viewer: the professional hides from that company.
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
const views = new Map<number, Resource<Awaited<ReturnType<typeof load>>>>()

/** A profile as the signed-in viewer may see it; null when it is hidden from that one. For the browser only: it is kept for the tab. */
export function viewOf(id: number) {
  const known = views.get(id) ?? createResource(() => load(id))
  views.set(id, known)
  return known
}

/** For who may not ask. */
export const noView: ReturnType<typeof viewOf> = createResource(() => Promise.reject(new Error('Not asked')))

/** Whether the professional of a page that is the same for everyone hides from the signed-in company. */
export function useHidesFromMe(id: number | undefined): boolean {
  const asks = useIsCompany() && id !== undefined
  return useResource(asks ? viewOf(id) : noView, asks) === null
}
