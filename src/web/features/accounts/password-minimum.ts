import { leastPassword } from '#contracts/field-messages.ts'
import { api } from '#web/lib/api-client.ts'
import { refs } from '#web/lib/endpoint-refs.ts'
import { createResource, useResource } from '#web/lib/resource.ts'

const rules = createResource(() => api.call(refs.formRules, {}))

/** The fewest characters of a password to choose; of every installation until the operator's is known. */
export const usePasswordMinimum = (): number => useResource(rules)?.passwordMinimum ?? leastPassword
