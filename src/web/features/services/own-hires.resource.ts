import { hiresContract } from '#contracts/hires/hires.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { createResource } from '#web/lib/resource.ts'

export const ownHiresResource = createResource(() => api.call(endpointRef(hiresContract.mine), {}))
