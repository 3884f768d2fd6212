import { api } from '../../lib/api-client.ts'
import { refs } from '../../lib/endpoint-refs.ts'
import { createResource } from '../../lib/resource.ts'

/** The hires of the signed-in company. */
export const ownHiresResource = createResource(() => api.call(refs.ownHires, {}))
