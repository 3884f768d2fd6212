import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type SyntheticEvent, useState } from 'react'
import { boardContract } from '#contracts/applications/candidate-board.contract.ts'
import { longestViewName } from '#contracts/applications/pipeline-figures.ts'
import { useMayWrite } from '#web/features/companies/panel/may-write.tsx'
import { api, isApiError } from '#web/lib/api-client.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { LinkTabs } from '#web/ui/list/link-tabs.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { useUndo } from '#web/features/acts/use-undo.ts'
import type { Board } from './candidate-board.resource.ts'
import type { CandidateAddress } from './use-candidate-address.ts'

type ViewTabsProps = {
  jobId: number
  board: Board
  address: CandidateAddress
  onChanged: () => Promise<void>
}

/** The saved views as tabs with their counts, and the filters in use to keep as another. */
export function ViewTabs({ jobId, board, address, onChanged }: ViewTabsProps) {
  const [isNaming, setNaming] = useState(false)
  const offerUndo = useUndo()
  const mayWrite = useMayWrite()
  const current = board.views.find(({ query }) => query === address.written)
  const remove = async (id: number | null, name: string) => {
    if (id === null) return
    const { undo } = await api.call(boardContract.removeView, { params: { id } })
    offerUndo(undo, { title: `Vista “${name}” eliminada` })
    await onChanged()
  }
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 grow">
        <LinkTabs
          label="Vistas"
          tabs={[
            {
              label: 'Todos',
              count: board.all,
              to: address.withFilters(''),
              current: address.written === '',
            },
            ...board.views.map(({ name, query, count }) => ({
              label: name,
              count,
              to: address.withFilters(query),
              current: query === address.written,
            })),
          ]}
        />
      </div>
      {!mayWrite
        ? null
        : current
          ? current.id !== null && (
              <Button variant="quiet" size="sm" onClick={() => void remove(current.id, current.name)}>
                <X className="icon" />
                <span className="max-md:sr-only">Eliminar vista</span>
              </Button>
            )
          : address.written !== '' && (
              <Button variant="quiet" size="sm" onClick={() => setNaming(true)}>
                <Plus className="icon" />
                <span className="max-md:sr-only">Guardar vista</span>
              </Button>
            )}
      {isNaming && (
        <NameView
          jobId={jobId}
          query={address.written}
          onClose={() => setNaming(false)}
          onSaved={async () => {
            setNaming(false)
            await onChanged()
          }}
        />
      )}
    </div>
  )
}

type NameViewProps = { jobId: number; query: string; onClose: () => void; onSaved: () => Promise<void> }

function NameView({ jobId, query, onClose, onSaved }: NameViewProps) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (name.trim() === '') {
      setProblem('Escribe el nombre de la vista')
      return
    }
    setBusy(true)
    try {
      await api.call(boardContract.saveView, { params: { id: jobId }, body: { name, query } })
      await onSaved()
    } catch (error) {
      setProblem((isApiError(error) && error.body.message) || 'No se pudo guardar. Revisa tu conexión.')
      setBusy(false)
    }
  }
  return (
    <FormDialog
      title="Guardar vista"
      description="Guarda los filtros que ves ahora. Todo tu equipo la encuentra como pestaña de este empleo."
      submit="Guardar vista"
      isSubmitting={isBusy}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <Field label="Nombre" error={problem} required>
        <TextInput
          value={name}
          maxLength={longestViewName}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
