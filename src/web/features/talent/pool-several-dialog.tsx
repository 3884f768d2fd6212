import { useState } from 'react'
import { talentPoolsContract } from '#contracts/talent/talent-pools.contract.ts'
import type { TalentPerson } from '#contracts/talent/talent.contract.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { inPeople } from './people.words.ts'
import { PoolNameField } from './pool-name-field.tsx'
import { useTeamRefresh } from './talent-team.resource.ts'

type PoolSeveralProps = { people: readonly TalentPerson[]; onClose: () => void; onDone: () => void }

/** Puts several people into a list of the company, which is offered or made. */
export function PoolSeveralDialog({ people, onClose, onDone }: PoolSeveralProps) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const offerUndo = useUndo()
  const { refresh } = useRefresh()
  const refreshTeam = useTeamRefresh()
  const save = async () => {
    if (name.trim() === '') return setProblem('Escribe el nombre del banco')
    setBusy(true)
    try {
      const pool = await api.call(talentPoolsContract.create, { body: { name: name.trim() } })
      const { added, undo } = await api.call(talentPoolsContract.putSeveral, {
        params: { id: pool.id },
        body: { professionalIds: people.map(({ id }) => id) },
      })
      if (undo)
        offerUndo(undo, {
          title: `${inPeople(added)} en “${pool.name}”`,
          description: 'Lo ve tu equipo.',
        })
      else showToast({ title: `Ya estaban en “${pool.name}”` })
      onDone()
      await Promise.all([refresh(), refreshTeam()])
    } catch (failure) {
      setProblem(
        (failure instanceof ApiError && failure.body.message) || 'No se pudo guardar. Revisa tu conexión.',
      )
      setBusy(false)
    }
  }
  return (
    <FormDialog
      title={`Guardar a ${inPeople(people.length)}`}
      description="Los bancos son de tu equipo."
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
    </FormDialog>
  )
}
