import Paperclip from 'lucide-react/icons/paperclip'
import { useState } from 'react'
import type { Colleague, Note } from '#contracts/applications/notes.contract.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { Button } from '#web/ui/action/button.tsx'
import { fileSize } from '#web/ui/form/file-check.ts'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { NoteEditor } from './note-editor.tsx'
import type { WrittenNote } from './notes.resource.ts'
import { splitMentions } from './mention-text.ts'

type NoteItemProps = {
  note: Note
  colleagues: readonly Colleague[]
  onChange: (note: Note, written: WrittenNote) => Promise<void>
  onRemove: (note: Note) => Promise<void>
}

/** One note: who wrote it and when, its text with the mentions marked, its files. Its author changes or deletes it. */
export function NoteItem({ note, colleagues, onChange, onRemove }: NoteItemProps) {
  const [isEdited, setEdited] = useState(false)
  const author = note.author ?? (note.isMine ? 'Tú' : 'Tu equipo')
  const at = formatDateTime(new Date(note.createdAt))
  return (
    <li className="flex gap-3">
      <Avatar name={author} size={34} />
      <div className="min-w-0 grow">
        <p className="text-xs text-ink-3">
          <span className="font-strong text-ink">{author}</span> · <time dateTime={note.createdAt}>{at}</time>
          {note.editedAt && ' · cambiada'}
        </p>
        {isEdited ? (
          <div className="pt-2">
            <NoteEditor
              colleagues={colleagues}
              initial={{ text: note.text, fileCount: note.files.length }}
              onSave={async (written) => {
                await onChange(note, written)
                setEdited(false)
              }}
              onCancel={() => setEdited(false)}
            />
          </div>
        ) : (
          <p className="text-sm whitespace-pre-line wrap-anywhere">
            {splitMentions(note.text, note.mentions).map(({ text, isMention }, index) =>
              isMention ? (
                // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text never move
                <span key={index} className="font-strong text-accent-ink">
                  {text}
                </span>
              ) : (
                text
              ),
            )}
          </p>
        )}
        {note.files.length > 0 && (
          <ul className="mt-1 grid gap-1">
            {note.files.map(({ id, name, size, url }) => (
              <li key={id} className="text-xs">
                <a href={url} download className="link inline-flex items-center gap-1.5 wrap-anywhere">
                  <Paperclip className="icon flex-none" />
                  {name}
                </a>{' '}
                <span className="text-ink-3">{fileSize(size)}</span>
              </li>
            ))}
          </ul>
        )}
        {note.isMine && !isEdited && (
          <p className="-ml-3 flex">
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Cambiar tu nota del ${at}`}
              onClick={() => setEdited(true)}
            >
              Cambiar
            </Button>
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Eliminar tu nota del ${at}`}
              onClick={() => void onRemove(note)}
            >
              Eliminar
            </Button>
          </p>
        )}
      </div>
    </li>
  )
}
