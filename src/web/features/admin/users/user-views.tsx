import { useState } from 'react'
import { mostLetters } from '#contracts/text-lengths.ts'
import { limaDay } from '#domain/time/dates.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { LinkTabs } from '#web/ui/list/link-tabs.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { removeView, savedViewHref, saveView, useSavedViews } from './saved-views.ts'
import { usersHref, type UsersSearch, usersViews } from './users.address.ts'

/** The lists that have a tab: ours, and those that the administrator saved. The current one has the same filters. */
export function UserViews({ query }: { query: UsersSearch }) {
  const { sort: _, before: __, ...filters } = query
  const saved = useSavedViews()
  const [isNaming, setNaming] = useState(false)
  const current = usersHref(filters)
  const ours = Object.entries(usersViews(limaDay(useNow()))).map(([label, view]) => ({
    label,
    to: usersHref(view),
  }))
  const theirs = saved.map((view) => ({ label: view.name, to: savedViewHref(view) }))
  const known = theirs.find(({ to }) => to === current)
  const isNew = !known && !ours.some(({ to }) => to === current)
  return (
    <>
      <LinkTabs
        label="Vistas"
        tabs={[...ours, ...theirs].map(({ label, to }) => ({ label, to, current: to === current }))}
      />
      {isNew && (
        <Button variant="quiet" size="sm" className="mt-2" onClick={() => setNaming(true)}>
          Guardar como vista
        </Button>
      )}
      {known && (
        <Button variant="quiet" size="sm" className="mt-2" onClick={() => removeView(known.label)}>
          Quitar la vista “{known.label}”
        </Button>
      )}
      {isNaming && (
        <ViewName
          onName={(name) => saveView({ name, search: current.split('?')[1] ?? '' })}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  )
}

function ViewName({ onName, onClose }: { onName: (name: string) => void; onClose: () => void }) {
  const [problem, setProblem] = useState<string>()
  return (
    <FormDialog
      title="Guardar como vista"
      description="Queda como pestaña en este navegador, con los filtros que ves."
      submit="Guardar"
      isSubmitting={false}
      onSubmit={(event) => {
        event.preventDefault()
        const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
        if (name === '') return setProblem('Escribe un nombre')
        onName(name)
        onClose()
      }}
      onClose={onClose}
    >
      <Field label="Nombre" error={problem} required>
        <TextInput name="name" maxLength={mostLetters.nameSearch} autoComplete="off" />
      </Field>
    </FormDialog>
  )
}
