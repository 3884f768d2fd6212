import { type SyntheticEvent, useState } from 'react'
import { candidateContract } from '#contracts/applications/candidate.contract.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { api, isApiError } from '#web/lib/api-client.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { useNotes } from './notes.resource.ts'

type ShareDialogProps = { applicationId: number; name: string; onClose: () => void }

/** Chooses a colleague who hears of the candidate. */
export function ShareDialog({ applicationId, name, onClose }: ShareDialogProps) {
  const { notes } = useNotes(applicationId)
  const offerUndo = useUndo()
  const [userId, setUserId] = useState('')
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)
  const colleagues = notes?.colleagues ?? []

  const share = async (event: SyntheticEvent) => {
    event.preventDefault()
    const colleague = colleagues.find((one) => String(one.userId) === userId)
    if (!colleague) {
      setError('Elige a una persona de tu equipo')
      return
    }
    setSending(true)
    try {
      const { undo } = await api.call(candidateContract.share, {
        params: { id: applicationId },
        body: { colleagueId: colleague.userId },
      })
      offerUndo(undo, {
        title: `Compartido con ${colleague.name}`,
        description: `Le avisamos en ${undo.seconds} segundos.`,
      })
      onClose()
    } catch (failure) {
      const body = isApiError(failure) ? failure.body : {}
      setError(body.fields?.['colleagueId'] ?? body.message ?? 'No se compartió. Revisa tu conexión.')
      setSending(false)
    }
  }
  return (
    <FormDialog
      title={`Compartir a ${name}`}
      description="Le llega el enlace a esta ficha, que solo abre tu equipo. Para decirle algo más, menciónalo en una nota."
      submit="Compartir"
      busyLabel="Compartiendo..."
      isSubmitting={isSending}
      onClose={onClose}
      onSubmit={(event) => void share(event)}
    >
      <Field label="Con quién" error={error} required>
        <Select
          value={userId}
          onChange={({ target }) => setUserId(target.value)}
          options={[
            { value: '', label: 'Elige a una persona' },
            ...colleagues.map((one) => ({ value: String(one.userId), label: one.name })),
          ]}
        />
      </Field>
    </FormDialog>
  )
}
