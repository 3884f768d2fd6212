import { useState } from 'react'
import { longestPoolNote } from '#contracts/talent/talent-figures.ts'
import { talentPoolsContract } from '#contracts/talent/talent-pools.contract.ts'
import type { TalentPerson } from '#contracts/talent/talent.contract.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { PoolNameField } from './pool-name-field.tsx'
import { useTeamRefresh } from './talent-team.resource.ts'

/** Puts a person into a list of the company, which is offered or made. */
export function PoolDialog({ person, onClose }: { person: TalentPerson; onClose: () => void }) {
  const [name, setName] = useState('')
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { refresh } = useRefresh()
  const refreshTeam = useTeamRefresh()
  const save = async () => {
    if (name.trim() === '') return setProblem('Escribe el nombre del banco')
    setBusy(true)
    try {
      const pool = await api.call(talentPoolsContract.create, { body: { name: name.trim() } })
      await api.call(talentPoolsContract.put, {
        params: { id: pool.id, professionalId: person.id },
        body: note.trim() === '' ? {} : { note: note.trim() },
      })
      showToast({ title: `${person.name} está en “${pool.name}”`, description: 'Lo ve tu equipo.' })
      await Promise.all([refresh(), refreshTeam()])
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
      title={`Guardar a ${person.name}`}
      description="Los bancos son de tu equipo. Si la persona descarga sus datos, también recibe la nota."
      submit="Guardar en el banco"
      isSubmitting={isBusy}
      problem={problem}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void save()
      }}
    >
      <PoolNameField value={name} onChange={setName} />
      <Field label="Nota" optional>
        <TextInput
          value={note}
          maxLength={longestPoolNote}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
