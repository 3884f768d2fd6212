import { api } from '../../lib/api-client.ts'
import { refs } from '../../lib/endpoint-refs.ts'
import { createResource, type Resource } from '../../lib/resource.ts'

const load = (id: number) => api.call(refs.publicProfessional, { params: { id } })
const views = new Map<number, Resource<Awaited<ReturnType<typeof load>>>>()

/** A profile as the signed-in viewer may see it. For the browser only: it is kept for the tab. */
export function viewOf(id: number) {
  const known = views.get(id) ?? createResource(() => load(id))
  views.set(id, known)
  return known
}

/** For who may not ask. */
export const noView: ReturnType<typeof viewOf> = createResource(() => Promise.reject(new Error('Not asked')))
