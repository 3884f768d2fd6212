import { dataRequestsContract } from '#contracts/support/data-requests.contract.ts'
import { api } from '#web/lib/api-client.ts'
import { createResource } from '#web/lib/resource.ts'

/** The requests about personal data that the person made. */
export const dataRequestsResource = createResource(() => api.call(dataRequestsContract.ownDataRequests, {}))
