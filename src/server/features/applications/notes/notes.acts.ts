import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { type ActHandler, defineAct, handleAct } from '#server/features/acts/acts.service.ts'
import { handleRemoval } from '#server/features/acts/removals.service.ts'
import { deleteMentions, deleteNote } from './notes.queries.ts'
import { refreshTeam } from './refresh-team.ts'
import { tellMentioned } from './tell-mentioned.ts'

const id = z.number()
/** Somebody wrote a note. */
export const noteAct = defineAct('application.note', z.object({ noteId: id, companyId: id }))
/** Somebody mentioned more people in an own note. */
export const mentionAct = defineAct(
  'application.note-mention',
  z.object({ noteId: id, companyId: id, userIds: z.array(id) }),
)
export const noteRemoval = defineAct('application.note-removal', z.object({ companyId: id }))

export const noteActs = (deps: Pick<Deps, 'clock' | 'config' | 'queue'>): ActHandler[] => [
  handleAct(noteAct, {
    async undo(tx, { noteId, companyId }) {
      if (!(await deleteNote(tx, noteId))) return false
      await refreshTeam(tx, companyId)
      return true
    },
    notify: (tx, { noteId }) => tellMentioned(deps, tx, noteId),
  }),
  handleAct(mentionAct, {
    async undo(tx, { noteId, companyId, userIds }) {
      if (!(await deleteMentions(tx, noteId, userIds))) return false
      await refreshTeam(tx, companyId)
      return true
    },
    notify: (tx, { noteId }) => tellMentioned(deps, tx, noteId),
  }),
  handleRemoval(noteRemoval, {
    restored: (tx, { companyId }) => refreshTeam(tx, companyId),
  }),
]
