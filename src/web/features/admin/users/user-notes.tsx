import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { z } from 'zod'
import { type UserNote, userNoteBody, usersContract } from '#contracts/admin/users.contract.ts'
import { userTexts } from '#contracts/admin/users-figures.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { useAccountForm } from '#web/features/accounts/settings/use-account-form.ts'
import { api } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { orToast } from './use-user-acts.ts'

type UserNotesProps = { userId: number; notes: readonly UserNote[]; manages: boolean }

const empty: z.input<typeof userNoteBody> = { text: '' }

/** What the team noted about an account, and the form for another note. */
export function UserNotes({ userId, notes, manages }: UserNotesProps) {
  const { refresh } = useRefresh()
  const [added, setAdded] = useState(0)
  const remove = useAction(async (noteId: number) => {
    await orToast(
      'No se pudo borrar la nota',
      api.call(usersContract.deleteUserNote, { params: { id: userId, noteId } }),
    )
    await refresh()
  })
  return (
    <Card title="Notas internas">
      {notes.length === 0 && !manages && <p className="text-sm text-ink-2">Nadie escribió notas.</p>}
      <ul className="mb-4 grid gap-4 text-sm empty:hidden">
        {notes.map(({ id, text, adminName, at }) => (
          <li key={id} className="flex items-start justify-between gap-2">
            <div className="min-w-0">
              <p className="whitespace-pre-line wrap-anywhere">{text}</p>
              <p className="mt-0.5 text-xs text-ink-2">
                {adminName}, {formatDateTime(new Date(at))}
              </p>
            </div>
            {manages && (
              <Button
                variant="quiet"
                size="sm"
                iconOnly
                aria-label={`Borrar la nota del ${formatDateTime(new Date(at))}`}
                disabled={remove.isPending}
                onClick={() => void remove.run(id)}
              >
                <Trash className="icon" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {manages && (
        <NewNote
          // An empty form after each note.
          key={added}
          userId={userId}
          onAdded={async () => {
            await refresh()
            setAdded(added + 1)
          }}
        />
      )}
    </Card>
  )
}

function NewNote({ userId, onAdded }: { userId: number; onAdded: () => Promise<void> }) {
  const { form, ...rest } = useAccountForm(userNoteBody, empty, async (body) => {
    await api.call(usersContract.addUserNote, { params: { id: userId }, body })
    await onAdded()
  })
  return (
    <form noValidate onSubmit={rest.onSubmit} className="grid justify-items-start gap-3">
      <Field
        label="Otra nota"
        hint="Solo la ve el equipo, pero la persona la recibe si descarga sus datos."
        error={form.formState.errors.text?.message}
        className="w-full"
      >
        <Textarea rows={3} counterMax={userTexts.mostNote} {...form.register('text')} />
      </Field>
      {rest.problem && (
        <Note tone="bad" announce>
          {rest.problem}
        </Note>
      )}
      <Button type="submit" variant="secondary" size="sm" busy={rest.isSubmitting} busyLabel="Guardando...">
        Guardar nota
      </Button>
    </form>
  )
}
