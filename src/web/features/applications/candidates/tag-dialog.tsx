import { type SyntheticEvent, useState } from 'react'
import { boardContract } from '#contracts/applications/candidate-board.contract.ts'
import { longestTagName } from '#contracts/applications/pipeline-figures.ts'
import { api, isApiError } from '#web/lib/api-client.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { ToggleChip } from '#web/ui/list/chip.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import type { BulkActProps } from './bulk-acts.tsx'

const people = (count: number) => (count === 1 ? '1 candidato' : `${count} candidatos`)

/** Puts a tag on those who are chosen, or takes it off. The tags of the company are offered; a new name makes a new one. */
export function TagDialog({ job, board, people: chosen, onClose, onDone }: BulkActProps) {
  const [name, setName] = useState('')
  const [isOn, setOn] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (name.trim() === '') {
      setProblem('Escribe la etiqueta')
      return
    }
    setBusy(true)
    try {
      const reply = await api.call(boardContract.tag, {
        params: { id: job.id },
        body: { name, isOn, people: chosen.map(({ id }) => id) },
      })
      showToast({
        title: isOn ? `Etiqueta “${reply.tag.name}” puesta` : `Etiqueta “${reply.tag.name}” quitada`,
        description: `A ${people(reply.changed)}. Solo la ve tu equipo.`,
      })
      onDone()
    } catch (error) {
      setProblem((isApiError(error) && error.body.message) || 'No se pudo guardar. Revisa tu conexión.')
      setBusy(false)
    }
  }
  return (
    <FormDialog
      title={`Etiquetar a ${people(chosen.length)}`}
      description="Las etiquetas son de tu equipo. Si la persona descarga sus datos, también las recibe."
      submit={isOn ? 'Poner etiqueta' : 'Quitar etiqueta'}
      isSubmitting={isBusy}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <Field label="Etiqueta" error={problem} required>
        <TextInput
          value={name}
          maxLength={longestTagName}
          onChange={({ target }) => {
            setName(target.value)
            setProblem(undefined)
          }}
        />
      </Field>
      {board.tags.length > 0 && (
        <div role="group" aria-label="Etiquetas de tu empresa" className="flex flex-wrap gap-1.5">
          {board.tags.map((tag) => (
            <ToggleChip key={tag.id} pressed={tag.name === name} onToggle={() => setName(tag.name)}>
              {tag.name}
            </ToggleChip>
          ))}
        </div>
      )}
      <div role="group" aria-label="Qué hacer" className="flex gap-1.5">
        <ToggleChip pressed={isOn} onToggle={() => setOn(true)}>
          Poner
        </ToggleChip>
        <ToggleChip pressed={!isOn} onToggle={() => setOn(false)}>
          Quitar
        </ToggleChip>
      </div>
    </FormDialog>
  )
}
