import type { ReplyOf } from '#contracts/endpoint.ts'
import { matchingContract } from '#contracts/matching/matching.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { createResource, type Resource } from '#web/lib/resource.ts'

export type OwnMatchReply = ReplyOf<typeof matchingContract.ownMatch>

const byJob = new Map<number, Resource<OwnMatchReply | null>>()

/** A job's match with the signed-in professional; null if the request failed. */
export function ownMatchOf(jobId: number): Resource<OwnMatchReply | null> {
  let resource = byJob.get(jobId)
  if (resource === undefined) {
    resource = createResource(() =>
      api
        .call(endpointRef(matchingContract.ownMatch), {
          params: { id: jobId },
        })
        .catch(() => null),
    )
    byJob.set(jobId, resource)
  }
  return resource
}
