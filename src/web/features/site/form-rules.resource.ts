import { siteContract } from '#contracts/site/site.contract.ts'
import { photoMaxBytes } from '#contracts/accounts/photo-figures.ts'
import { leastPassword } from '#contracts/accounts/account-figures.ts'
import { inMegabytes } from '#contracts/megabytes.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { createResource, useResource } from '#web/lib/resource.ts'

const rules = createResource(() => api.call(endpointRef(siteContract.formRules), {}))

/* What forms go by: the defaults until the operator's settings are loaded. */

/** The minimum length of a new password. */
export const usePasswordMinimum = (): number => useResource(rules)?.passwordMinimum ?? leastPassword

/** The largest size of a picture, in megabytes. */
export const usePictureMegabytes = (): number =>
  useResource(rules)?.pictureMegabytes ?? inMegabytes(photoMaxBytes)
