import { siteContract } from '#contracts/site/site.contract.ts'
import { leastPassword } from '#contracts/figures.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { createResource, useResource } from '#web/lib/resource.ts'

const rules = createResource(() => api.call(endpointRef(siteContract.formRules), {}))

/** The minimum length of a new password. It is the default until the operator's setting is loaded. */
export const usePasswordMinimum = (): number => useResource(rules)?.passwordMinimum ?? leastPassword
