import { z } from 'zod'
import { removed, undoable } from '#contracts/acts/act-fields.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { id, idParams, instant, isPlainText, requiredText } from '#contracts/fields.ts'
import { longestNote, mostMentions, noteFileMaxBytes } from './note-figures.ts'

const says = {
  text: 'Escribe la nota',
  mentions: `Elige a quién mencionas, hasta ${mostMentions} personas de tu equipo`,
} as const

export const noteFileTooLarge = (megabytes: number): string =>
  `El archivo pesa más de ${megabytes} MB. Elige uno más liviano.`
export const noteFileWrongType = 'Elige un PDF, un JPG o un PNG: el archivo no es de ese tipo.'

const colleague = z.object({ userId: z.number(), name: z.string() })
export type Colleague = z.infer<typeof colleague>

const noteFile = z.object({ id: z.string(), name: z.string(), size: z.number(), url: z.string() })

const note = z.object({
  id: z.number(),
  /** Null: who wrote it gave no name. */
  author: z.string().nullable(),
  isMine: z.boolean(),
  text: z.string(),
  createdAt: instant,
  editedAt: instant.nullable(),
  /** Whom the text names with an @. */
  mentions: z.array(colleague),
  files: z.array(noteFile),
})
export type Note = z.infer<typeof note>

/** What the team wrote about a candidate, oldest first, and whom the caller can mention. */
const notes = z.object({
  notes: z.array(note),
  colleagues: z.array(colleague),
  /** Whether the role of the caller may write. */
  mayWrite: z.boolean(),
})

export const noteBody = z.object({
  text: requiredText(says.text, longestNote).refine(isPlainText, 'Quita los caracteres que no se ven'),
  /** Colleagues whose '@name' is in the text; of others nobody hears. */
  mentions: z
    .array(z.int(says.mentions).positive(says.mentions).max(2_147_483_647, says.mentions), says.mentions)
    .max(mostMentions, says.mentions)
    .default([]),
})

const fileParams = z.object({ id, fileId: z.string().regex(/^[0-9a-f-]{36}$/) })

/** Notes of the team on an application. The candidate reads them in the download of the own data only. */
export const notesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/applications/:id/notes',
    summary: 'What the team wrote about a candidate, oldest first',
    audience: 'company',
    scope: 'owner',
    inConfidence: true,
    params: idParams,
    reply: notes,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/applications/:id/notes',
    summary: 'Write a note about a candidate; whom it mentions hears once it can no longer be undone',
    audience: 'company',
    scope: 'owner',
    limit: 'message',
    status: 201,
    params: idParams,
    body: noteBody,
    reply: note.extend({ undo: undoable }),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/notes/:id',
    summary: 'Change an own note; whom it newly mentions hears once that can no longer be undone',
    audience: 'company',
    scope: 'owner',
    errors: ['forbidden'],
    params: idParams,
    body: noteBody,
    reply: note.extend({ undo: undoable.nullable() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/notes/:id',
    summary: 'Delete an own note with its files',
    audience: 'company',
    scope: 'owner',
    errors: ['forbidden'],
    params: idParams,
    reply: removed,
  }),
  addFile: endpoint({
    method: 'POST',
    path: '/api/notes/:id/files',
    summary: 'Attach a file to an own note',
    audience: 'company',
    scope: 'owner',
    errors: ['forbidden'],
    limit: 'upload',
    params: idParams,
    body: z.object({}),
    upload: {
      field: 'file',
      maxBytes: noteFileMaxBytes,
      tooLarge: noteFileTooLarge,
      wrongType: noteFileWrongType,
      paper: true,
    },
    reply: note,
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/notes/:id/files/:fileId',
    summary: 'A file of a note, for the team',
    audience: 'company',
    scope: 'owner',
    params: fileParams,
    file: ['application/pdf', 'image/webp'],
  }),
}
