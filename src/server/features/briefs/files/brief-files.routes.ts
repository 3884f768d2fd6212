import type { briefFilesContract } from '#contracts/briefs/brief-files.contract.ts'
import type { Deps } from '#server/deps.ts'
import { getOwnBrief } from '#server/features/briefs/briefs.policy.ts'
import { presentBrief } from '#server/features/briefs/briefs.presenter.ts'
import type { Handlers } from '#server/http/mount.ts'
import { addBriefFile, readBriefFile, readOpenBriefFile, removeBriefFile } from './brief-files.service.ts'

export function briefFilesRoutes(deps: Deps): Handlers<typeof briefFilesContract> {
  return {
    add: async ({ actor, params, file }) => {
      await addBriefFile(deps, await getOwnBrief(deps.db, actor, params.id), file)
      return { files: presentBrief(await getOwnBrief(deps.db, actor, params.id)).files }
    },
    remove: async ({ actor, params }) => ({
      undo: await removeBriefFile(deps, actor, await getOwnBrief(deps.db, actor, params.id), params.fileId),
    }),
    own: async ({ actor, params }) =>
      readBriefFile(deps, (await getOwnBrief(deps.db, actor, params.id)).id, params.fileId),
    moderated: ({ params }) => readBriefFile(deps, params.id, params.fileId),
    open: ({ actor, params }) => readOpenBriefFile(deps, actor, params.id, params.fileId),
  }
}
