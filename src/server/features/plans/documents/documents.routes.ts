import type { documentsContract } from '#contracts/plans/documents.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { getOwnNote } from '#server/features/plans/plans.policy.ts'
import { toNote } from './documents.presenter.ts'
import { listOwnNotes } from './documents.service.ts'
import { printNote } from './note-paper.ts'

export function documentsRoutes(deps: Deps): Handlers<typeof documentsContract> {
  return {
    notes: async ({ actor }) => (await listOwnNotes(deps, actor)).map(toNote),
    note: async ({ actor, params }) => toNote(await getOwnNote(deps.db, actor, params.id)),
    notePaper: async ({ actor, params }) =>
      printNote(deps, await getOwnNote(deps.db, actor, params.id), actor.email),
  }
}
