import type { UserActor } from '#server/actor.ts'
import type { verificationsContract } from '#contracts/verifications/verifications.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { addPaper, readOwnPaper, removePaper } from './papers.service.ts'
import { getOwnPaper } from './verifications.policy.ts'
import { presentOwnVerification } from './verifications.presenter.ts'
import { fileVerification, readOwnVerification, withdrawVerification } from './verifications.service.ts'

export function verificationsRoutes(deps: Deps): Handlers<typeof verificationsContract> {
  const own = async (actor: UserActor) => presentOwnVerification(await readOwnVerification(deps, actor))
  return {
    read: ({ actor }) => own(actor),
    addPaper: async ({ actor, body, file }) => {
      await addPaper(deps, actor, body.kind, file)
      return own(actor)
    },
    paper: async ({ actor, params }) => readOwnPaper(deps, await getOwnPaper(deps.db, actor, params.id)),
    removePaper: async ({ actor, params }) => {
      await removePaper(deps, actor, await getOwnPaper(deps.db, actor, params.id))
      return own(actor)
    },
    file: async ({ actor }) => {
      await fileVerification(deps, actor)
      return own(actor)
    },
    withdraw: async ({ actor }) => {
      await withdrawVerification(deps, actor)
      return own(actor)
    },
  }
}
