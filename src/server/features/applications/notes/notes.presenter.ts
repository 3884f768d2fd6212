import type { Colleague, Note } from '#contracts/applications/notes.contract.ts'
import type { CompanyActor } from '#server/actor.ts'
import { formerColleague } from '#domain/companies/team.words.ts'
import type { NotesWithParts } from './notes.service.ts'

/** Notes for a person of the team. */
export function presentNotes({ rows, mentions, files, names }: NotesWithParts, actor: CompanyActor): Note[] {
  return rows.map(({ id, userId, text, createdAt, editedAt }) => ({
    id,
    author: userId === null ? formerColleague : (names.get(userId) ?? null),
    isMine: userId === actor.userId,
    text,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    mentions: mentions.flatMap((mention): Colleague[] => {
      const name = names.get(mention.userId)
      return mention.noteId === id && name !== undefined ? [{ userId: mention.userId, name }] : []
    }),
    files: files
      .filter(({ noteId }) => noteId === id)
      .map((file) => ({
        id: file.id,
        name: file.name,
        size: file.size,
        url: `/api/notes/${id}/files/${file.id}`,
      })),
  }))
}

export function presentNote(parts: NotesWithParts, actor: CompanyActor): Note {
  const [note] = presentNotes(parts, actor)
  if (!note) throw new Error('A note was read and is not there')
  return note
}
