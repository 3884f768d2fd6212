import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { boardContract } from '#contracts/applications/candidate-board.contract.ts'
import { longestTagName } from '#contracts/applications/pipeline-figures.ts'
import { api, isApiError, isRefusal } from '#web/lib/api-client.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import type { CountedTag } from './candidate-work.resource.ts'

type RenameTagProps = { tag: CountedTag; onDone: () => void; onCancel: () => void }

/** Another name for a tag. If the company has a tag of that name, it asks whether the two shall be one. */
export function RenameTag({ tag, onDone, onCancel }: RenameTagProps) {
  const [name, setName] = useState(tag.name)
  const [problem, setProblem] = useState<string>()
  /** The name is taken, and the next press joins the two. */
  const [isTaken, setTaken] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (name.trim() === '') {
      setProblem('Escribe la etiqueta')
      return
    }
    setBusy(true)
    try {
      const reply = await api.call(boardContract.renameTag, {
        params: { id: tag.id },
        body: { name, mayJoin: isTaken },
      })
      showToast({
        title: reply.isJoined ? 'Etiquetas unidas' : 'Etiqueta renombrada',
        description: `Ahora se llama “${reply.tag.name}”.`,
      })
      onDone()
    } catch (error) {
      const says = (isApiError(error) && error.body.message) || 'No se pudo guardar. Revisa tu conexión.'
      const isConflict = isRefusal<typeof boardContract.renameTag>(error, 'conflict')
      setTaken(isConflict)
      setProblem(isConflict ? `${says} Únelas si son lo mismo: no se pueden separar después.` : says)
      setBusy(false)
    }
  }
  return (
    <form className="grid grow gap-2" onSubmit={(event) => void submit(event)}>
      <Field label={`Nombre nuevo de ${tag.name}`} error={problem} required>
        <TextInput
          size="sm"
          ref={input}
          value={name}
          maxLength={longestTagName}
          onChange={({ target }) => {
            setName(target.value)
            setTaken(false)
            setProblem(undefined)
          }}
        />
      </Field>
      <span className="flex gap-2">
        <Button type="submit" variant="secondary" size="sm" disabled={isBusy}>
          {isTaken ? 'Unir etiquetas' : 'Guardar'}
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          Cancelar
        </Button>
      </span>
    </form>
  )
}
