import { type SyntheticEvent, useState } from 'react'
import type { CandidateApplication } from '#contracts/applications/applications.contract.ts'
import type { PossibleDouble } from '#contracts/applications/doubles.contract.ts'
import { formatDate } from '#domain/time/dates.ts'
import { statusLabel } from '#contracts/applications/application-status-vocabulary.ts'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'

type JoinDialogProps = {
  candidate: CandidateApplication
  name: string
  other: PossibleDouble
  /** True: joined. */
  onJoin: (frontId: number, otherId: number) => Promise<boolean>
  /** With the application that stands for both. */
  onJoined: (frontId: number) => void
  onClose: () => void
}

/** Chooses which of two applications of one person stands on the board for both. */
export function JoinDialog({ candidate, name, other, onJoin, onJoined, onClose }: JoinDialogProps) {
  const [front, setFront] = useState(String(candidate.id))
  const [isBusy, setBusy] = useState(false)
  const join = async (event: SyntheticEvent) => {
    event.preventDefault()
    const frontId = Number(front)
    setBusy(true)
    if (await onJoin(frontId, frontId === other.id ? candidate.id : other.id)) onJoined(frontId)
    setBusy(false)
  }
  const option = (one: Pick<PossibleDouble, 'id' | 'name' | 'status' | 'appliedAt'>) => ({
    value: String(one.id),
    label: one.name,
    description: `${statusLabel(one.status)} · postuló el ${formatDate(new Date(one.appliedAt))}`,
  })
  return (
    <FormDialog
      title="Unir dos postulaciones"
      description="Una se queda en el tablero y la otra va con ella. Nada se borra, y ninguna cuenta ve los datos de la otra."
      submit="Unir"
      busyLabel="Uniendo..."
      isSubmitting={isBusy}
      onClose={onClose}
      onSubmit={(event) => void join(event)}
    >
      <RadioGroup
        name="front"
        legend="¿Cuál se queda en el tablero?"
        variant="cards"
        options={[option({ ...candidate, name }), option(other)]}
        value={front}
        onChange={setFront}
      />
      <p className="text-sm text-ink-2">
        Verás juntas sus notas, etiquetas, evaluaciones y su historial. Desde tu próximo paso van al mismo
        estado y cada cuenta recibe el mismo aviso, una vez. Puedes separarlas cuando quieras.
      </p>
    </FormDialog>
  )
}
