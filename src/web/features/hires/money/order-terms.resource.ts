import { ordersContract } from '#contracts/hires/orders.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { createResource } from '#web/lib/resource.ts'

/** Whether the money of new orders is held, and for which fee. What a person did not read is not agreed: until it is here, none is held. */
export const orderTermsResource = createResource(() => api.call(endpointRef(ordersContract.terms), {}))
