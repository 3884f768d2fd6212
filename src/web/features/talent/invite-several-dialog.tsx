import { useState } from 'react'
import { invitationDays } from '#contracts/invitations/invitation-figures.ts'
import { type TalentPerson, talentContract } from '#contracts/talent/talent.contract.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { inPeople } from './people.words.ts'

type InviteSeveralProps = {
  people: readonly TalentPerson[]
  jobs: readonly { id: number; title: string }[]
  jobId: number | null
  onClose: () => void
  onDone: () => void
}

/** Invites several people to one job with the same words. */
export function InviteSeveralDialog({ people, jobs, jobId, onClose, onDone }: InviteSeveralProps) {
  const [to, setTo] = useState(String(jobId ?? jobs[0]?.id ?? ''))
  const [message, setMessage] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const offerUndo = useUndo()
  const { refresh } = useRefresh()
  const send = async () => {
    setBusy(true)
    try {
      const { invited, leftOut, undo } = await api.call(talentContract.inviteSeveral, {
        params: { jobId: Number(to) },
        body: { professionalIds: people.map(({ id }) => id), message },
      })
      const left =
        leftOut > 0
          ? ` ${inPeople(leftOut)} ya ${leftOut === 1 ? 'tenía' : 'tenían'} invitación o ya postuló.`
          : ''
      if (undo)
        offerUndo(undo, {
          title: invited === 1 ? '1 invitación lista' : `${invited} invitaciones listas`,
          description: `Salen en ${undo.seconds} segundos.${left}`,
        })
      else showToast({ title: 'No hubo a quién invitar', description: left.trim() })
      onDone()
      await refresh()
    } catch (failure) {
      setProblem(
        (failure instanceof ApiError && failure.body.message) ||
          'No se pudieron enviar las invitaciones. Revisa tu conexión.',
      )
      setBusy(false)
    }
  }
  return (
    <FormDialog
      title={`Invita a ${inPeople(people.length)}`}
      description={`Cada una ve el aviso completo y tu mensaje. Puede postular o ignorarla; vence a los ${invitationDays} días.`}
      submit="Enviar invitaciones"
      busyLabel="Enviando..."
      isSubmitting={isBusy}
      problem={problem}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void send()
      }}
    >
      <p className="text-sm text-ink-2 wrap-anywhere">{people.map(({ name }) => name).join(', ')}</p>
      <Field label="Empleo" required>
        <Select
          options={jobs.map(({ id, title }) => ({ value: String(id), label: title }))}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
      </Field>
      <Field label="Mensaje" optional hint="El mismo para todas. Lo leen en la invitación.">
        <Textarea
          value={message}
          rows={3}
          counterMax={mostLetters.invitation}
          onChange={({ target }) => setMessage(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
