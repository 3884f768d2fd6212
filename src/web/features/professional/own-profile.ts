import { api } from '#web/lib/api-client.ts'
import { refs } from '#web/lib/endpoint-refs.ts'
import { createResource } from '#web/lib/resource.ts'

/** The signed-in professional's own profile, for public pages. */
export const ownProfileResource = createResource(() => api.call(refs.ownProfessional, {}))
