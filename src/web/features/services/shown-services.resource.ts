import { servicesContract } from '#contracts/services/services.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { createResource, type Resource, useResource } from '#web/lib/resource.ts'
import { useIsCompany } from '#web/features/accounts/session/session.resource.ts'

const answers = new Map<string, Resource<ReadonlySet<number>>>()

/** Which of a page's services the signed-in company may see. Browser only: cached for the tab. */
function shownOf(ids: string) {
  const known =
    answers.get(ids) ??
    createResource(
      async () =>
        new Set(
          (
            await api.call(endpointRef(servicesContract.shown), {
              query: { ids },
            })
          ).ids,
        ),
    )
  answers.set(ids, known)
  return known
}
const notAsked: ReturnType<typeof shownOf> = createResource(() => Promise.reject(new Error('Not asked')))

/** A page of the public directory without professionals who hide from the signed-in company; the whole page for others. */
export function useShownServices<T extends { id: number }>(services: T[]): T[] {
  const asks = useIsCompany() && services.length > 0
  const shown = useResource(asks ? shownOf(services.map(({ id }) => id).join()) : notAsked, asks)
  return shown ? services.filter(({ id }) => shown.has(id)) : services
}
