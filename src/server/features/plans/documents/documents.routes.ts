import type { documentsContract } from '#contracts/plans/documents.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { getOwnNote, getOwnPayment } from '#server/features/plans/plans.policy.ts'
import { toNote } from './documents.presenter.ts'
import { listOwnNotes } from './documents.service.ts'
import { noteData, receiptData } from './document-data.service.ts'
import { readPayer, savePayer } from './payer.service.ts'
import { printNote } from './refund-note-paper.ts'

export function documentsRoutes(deps: Deps): Handlers<typeof documentsContract> {
  return {
    notes: async ({ actor }) => (await listOwnNotes(deps, actor)).map(toNote),
    note: async ({ actor, params }) => toNote(await getOwnNote(deps.db, actor, params.id)),
    payer: async ({ actor }) => readPayer(deps, actor),
    savePayer: ({ actor, body }) => savePayer(deps, actor, body),
    receiptData: async ({ actor, params }) =>
      receiptData(deps, await getOwnPayment(deps.db, actor, params.id)),
    noteData: async ({ actor, params }) => noteData(deps, await getOwnNote(deps.db, actor, params.id)),
    notePaper: async ({ actor, params }) =>
      printNote(deps, await getOwnNote(deps.db, actor, params.id), actor.email),
  }
}
