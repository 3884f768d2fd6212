import type { orderFilesContract } from '#contracts/hires/order-files.contract.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { Handlers } from '#server/http/mount.ts'
import { getOwnHire } from './hires.policy.ts'
import { addPiece, finishFile, getSending, readOrderFile, startFile } from './order-files.service.ts'

export function orderFilesRoutes(deps: Deps): Handlers<typeof orderFilesContract> {
  return {
    start: async ({ actor, params, body }) =>
      startFile(deps, actor, await getOwnHire(deps.db, actor, params.id), body),
    state: async ({ actor, params }) =>
      getSending(deps, actor, await getOwnHire(deps.db, actor, params.id), params.fileId),
    piece: async (call) => {
      const { actor, params, query, file: upload } = call
      if (!upload) throw new AppError('bad_request')
      const own = await getOwnHire(deps.db, actor, params.id)
      const arrived = await addPiece(deps, actor, own, { id: params.fileId, from: query.from, upload })
      // It is a piece now: the call does not discard it any more.
      call.file = null
      return arrived
    },
    finish: async ({ actor, params }) =>
      finishFile(deps, actor, await getOwnHire(deps.db, actor, params.id), params.fileId),
    content: async ({ actor, params }) =>
      readOrderFile(deps, actor, await getOwnHire(deps.db, actor, params.id), params.fileId),
  }
}
