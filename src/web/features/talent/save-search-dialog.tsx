import { useState } from 'react'
import { longestSearchName } from '#contracts/talent/talent-figures.ts'
import { talentSearchesContract } from '#contracts/talent/talent-searches.contract.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { useTeamRefresh } from './talent-team.resource.ts'

type SaveSearchDialogProps = { query: string; jobId: number | null; proposed: string; onClose: () => void }

/** Keeps the filters in use; whoever is new comes by mail once a day. */
export function SaveSearchDialog({ query, jobId, proposed, onClose }: SaveSearchDialogProps) {
  const [name, setName] = useState(proposed.slice(0, longestSearchName))
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const refreshTeam = useTeamRefresh()
  const save = async () => {
    setBusy(true)
    try {
      await api.call(talentSearchesContract.save, {
        body: { name, query, ...(jobId === null ? {} : { jobId }) },
      })
      showToast({
        title: `Búsqueda “${name}” guardada`,
        description: 'Te escribimos cuando haya alguien nuevo.',
      })
      await refreshTeam()
      onClose()
    } catch (failure) {
      setProblem(
        (failure instanceof ApiError && failure.body.message) || 'No se pudo guardar. Revisa tu conexión.',
      )
      setBusy(false)
    }
  }
  return (
    <FormDialog
      title="Avisarme de personas nuevas"
      description="Guarda los filtros que ves ahora. Recibes un correo al día, y solo si hay alguien nuevo."
      submit="Guardar búsqueda"
      isSubmitting={isBusy}
      problem={problem}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void save()
      }}
    >
      <Field label="Nombre" required>
        <TextInput
          value={name}
          maxLength={longestSearchName}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
