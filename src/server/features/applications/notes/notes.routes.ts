import type { notesContract } from '#contracts/applications/notes.contract.ts'
import type { CompanyActor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import {
  getOwnNote,
  getReceivedApplication,
  getTeamNote,
} from '#server/features/applications/applications.policy.ts'
import type { Handlers } from '#server/http/mount.ts'
import { addNoteFile, readNoteFile } from './note-files.service.ts'
import { presentNote, presentNotes } from './notes.presenter.ts'
import { addNote, changeNote, readNote, readNotes, removeNote } from './notes.service.ts'

export function notesRoutes(deps: Deps): Handlers<typeof notesContract> {
  const one = async (actor: CompanyActor, id: number) => presentNote(await readNote(deps, id), actor)
  return {
    list: async ({ actor, params }) => {
      const application = await getReceivedApplication(deps.db, actor, params.id)
      const { colleagues, ...notes } = await readNotes(deps, actor, application)
      return { notes: presentNotes(notes, actor), colleagues, mayWrite: actor.role !== 'reader' }
    },
    add: async ({ actor, params, body }) => {
      const application = await getReceivedApplication(deps.db, actor, params.id)
      const { id, undo } = await addNote(deps, actor, application, body)
      return { ...(await one(actor, id)), undo }
    },
    change: async ({ actor, params, body }) => {
      const undo = await changeNote(deps, actor, await getOwnNote(deps.db, actor, params.id), body)
      return { ...(await one(actor, params.id)), undo }
    },
    remove: async ({ actor, params }) => ({
      undo: await removeNote(deps, actor, await getOwnNote(deps.db, actor, params.id)),
    }),
    addFile: async ({ actor, params, file }) => {
      await addNoteFile(deps, actor, await getOwnNote(deps.db, actor, params.id), file)
      return one(actor, params.id)
    },
    file: async ({ actor, params }) =>
      readNoteFile(deps, await getTeamNote(deps.db, actor, params.id), params.fileId),
  }
}
