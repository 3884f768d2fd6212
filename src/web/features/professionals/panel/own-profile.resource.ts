import { professionalsContract } from '#contracts/professionals/professionals.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { createResource } from '#web/lib/resource.ts'

/** The signed-in professional's profile, for public pages. */
export const ownProfileResource = createResource(() => api.call(endpointRef(professionalsContract.me), {}))
